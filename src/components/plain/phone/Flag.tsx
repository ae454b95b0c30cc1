import styles from './CountryPicker.module.css'
/** Decorative: the country's name or dial code is beside it. */
export const Flag = ({ code }: { code: string }) => (
  <img className={styles.flag} src={flagUrl(code)} width={24} height={16} alt="" loading="lazy" />
)

const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The URL of a country's flag; `code` is an ISO 3166 code. */
export const flagUrl = (code: string): string | undefined => files[`/node_modules/country-flag-icons/3x2/${code}.svg`]
