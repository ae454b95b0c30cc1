import { formatPaise } from '../../../contracts/platform/money.ts'
import type { BasePriceDetail } from '../../../contracts/resources/basePrice.ts'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PriceStateChip } from '../userPrices/PriceStateChip.tsx'
import { usePeriodFormat } from '../userPrices/usePeriodFormat.ts'
import styles from './BasePrices.module.css'

/** Every change of a product's price, with its author and reason. */
export const PriceHistory = ({ record: { pricePaise, history } }: { record: BasePriceDetail }) => {
  const text = useTexts('adminPricing')
  const { full } = useDateFormats()
  const { period } = usePeriodFormat()
  return (
    <div className={styles.history}>
      <Section title={text('past.title')}>
        {history.length === 0 ? (
          <p className={styles.none}>{text('past.none', { price: formatPaise(pricePaise) })}</p>
        ) : (
          <ul className={styles.past}>
            {history.map(one => (
              <li key={one.id}>
                <span className={styles.line}>
                  <Money paise={one.pricePaise} strong />
                  <PriceStateChip record={one} />
                </span>
                <span className="num">{period(one)}</span>
                <span>{one.reason}</span>
                <span className={`num ${styles.quiet}`}>
                  {text('past.by', { name: one.decidedBy, day: full(one.createdAt) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
