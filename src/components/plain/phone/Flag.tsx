import styles from './CountryPicker.module.css'
import { flagUrl } from './flags.ts'

/** Decorative: the country's name or dial code stands beside it. */
export const Flag = ({ code }: { code: string }) => (
  <img className={styles.flag} src={flagUrl(code)} width={24} height={16} alt="" loading="lazy" />
)
