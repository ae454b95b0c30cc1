import styles from './BrandMark.module.css'

/** A tick that hangs from the Devanagari headline. Decorative: the brand's name is beside it. */
export const BrandMark = ({ size = 28, onInk = false }: { size?: number; onInk?: boolean }) => (
  <svg className={onInk ? styles.onInk : styles.mark} width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
    <rect width="28" height="28" rx="7.5" />
    <path d="M6.5 8.25h15M8.25 15.1l4 4.1L19.6 8.4" />
  </svg>
)

interface BrandLogoProps {
  name: string
  logo?: string | undefined
  /** False for a white-label brand: without a logo it shows its name alone, because the mark belongs to our brand. */
  mark?: boolean
}

/** The mark, or the brand's own logo, with the brand's name. */
export const BrandLogo = ({ name, logo, mark = true }: BrandLogoProps) => (
  <span className={styles.brand}>
    {logo ? <img className={styles.logo} src={logo} alt="" /> : mark && <BrandMark />}
    {name}
  </span>
)
