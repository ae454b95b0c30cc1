import styles from './CountryPicker.module.css'
import { flagOf } from './flags.ts'

/** Decorative: the country's name or dial code stands beside it. */
export const Flag = ({ code }: { code: string }) => (
  <img className={styles.flag} src={flagOf(code)} width={24} height={16} alt="" loading="lazy" />
)
