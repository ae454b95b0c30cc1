import { formatPaise, formatWholeRupees } from '../../contracts/money.ts'
import styles from './Money.module.css'

interface MoneyProps {
  /** Integer paise; below zero is shown with a true minus before the rupee sign. */
  paise: number
  /** Ledger amounts: a plus before what came in, in green. */
  signed?: boolean
  /** Whole rupees, for comparisons only. */
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
