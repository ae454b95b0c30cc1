import { formatPaise } from '../../../contracts/platform/money.ts'
import type { UserPrice } from '../../../contracts/resources/userPrice.ts'
import { Money } from '../../components/Money.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './UserPrices.module.css'
import { usePeriodFormat } from './usePeriodFormat.ts'

interface CellProps {
  record: UserPrice
}

export const Period = ({ record }: CellProps) => {
  const { period } = usePeriodFormat()
  return <span className="num">{period(record)}</span>
}

/** What the customer pays; with the cost where each answer loses money. */
export const OwnPrice = ({ record: { pricePaise, costPaise } }: CellProps) => {
  const text = useTexts('adminPricing')
  const isBelow = costPaise !== null && pricePaise < costPaise
  return (
    <span className={styles.decision}>
      <Money strong paise={pricePaise} />
      {isBelow && <ToneChip tone="danger" label={text('form.belowCostOf', { cost: formatPaise(costPaise) })} />}
    </span>
  )
}

/** May have several lines. */
export const Reason = ({ record: { reason } }: CellProps) => <span className={styles.reason}>{reason}</span>

/** Who made the decision, and when. */
export const DecisionNote = ({ record: { decidedBy, createdAt } }: CellProps) => {
  const text = useTexts('adminPricing')
  const { dayMonth } = useDateFormats()
  return <span className="num">{text('user.by', { name: decidedBy, day: dayMonth(createdAt) })}</span>
}

export const Decision = ({ record }: CellProps) => (
  <span className={styles.decision}>
    <Reason record={record} />
    <DecisionNote record={record} />
  </span>
)
