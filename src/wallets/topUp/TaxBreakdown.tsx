import { formatMinor } from '../../../contracts/money.ts'
import { type TopUpCurrency, withTax } from '../../../contracts/topUp.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './TopUp.module.css'

interface TaxBreakdownProps {
  /** Minor units of the card's currency; null while there is no amount. */
  base: number | null
  currency: TopUpCurrency
}

/** Amount, tax and total; they keep their place while nothing is typed. */
export const TaxBreakdown = ({ base, currency }: TaxBreakdownProps) => {
  const text = useTexts('addBalance')
  const sum = base === null ? null : withTax(base)
  const lines = (['base', 'tax', 'total'] as const).map(name => ({ name, minor: sum?.[name] }))
  return (
    <dl className={styles.sum}>
      {lines.map(({ name, minor }) => (
        <div key={name}>
          <dt>{text(`sum.${name}`)}</dt>
          <dd className="num">{minor === undefined ? '–' : formatMinor(minor, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
