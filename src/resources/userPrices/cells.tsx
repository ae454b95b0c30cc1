import type { UserPrice } from '../../../contracts/resources/userPrice.ts'
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
