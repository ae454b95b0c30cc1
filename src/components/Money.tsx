import { formatPaise, formatWholeRupees } from '../../contracts/platform/money.ts'
import styles from './Money.module.css'

interface MoneyProps {
  /** Integer paise. A negative amount has a minus sign (U+2212) before the rupee sign. */
  paise: number
  /** For ledger amounts: credits are green, with a plus sign. */
  signed?: boolean
  /** Whole rupees. Only for comparisons, where paise do not matter. */
  whole?: boolean
  strong?: boolean
}

export const Money = ({ paise, signed = false, whole = false, strong = false }: MoneyProps) => {
  const incoming = signed && paise > 0
  const classes = ['num', styles.money, incoming && styles.incoming, strong && styles.strong]
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      {incoming && '+'}
      {whole ? formatWholeRupees(paise) : formatPaise(paise)}
    </span>
  )
}
