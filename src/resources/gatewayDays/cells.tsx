import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import type { GatewayDay } from '../../../contracts/resources/gatewayDay.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './GatewayDays.module.css'

interface CellProps {
  record: GatewayDay
}

export const Day = ({ record: { id } }: CellProps) => <b className={`num ${styles.day}`}>{useDateFormats().day(id)}</b>

/**
 * Whether the day matches, and otherwise how many differences are open; leads to them. Sums without a difference are unequal only while
 * the gateway has not settled the day.
 */
export const Differences = ({ record }: CellProps) => {
  const { id, differences, open, capturedPaise, recordedPaise, refundedPaise, returnedPaise } = record
  const text = useTexts('adminMoney')
  if (differences === 0 && (capturedPaise !== recordedPaise || refundedPaise !== returnedPaise))
    return <ToneChip tone="neutral" icon={Clock} label={text('reconciliation.unsettled')} />
  if (differences === 0) return <ToneChip tone="success" icon={CircleCheck} label={text('reconciliation.matches')} />
  const filter = encodeURIComponent(JSON.stringify({ createdFrom: id, createdTo: id }))
  return (
    <Link className={styles.link} to={`${paths.adminReconciliationDifferences}?filter=${filter}`}>
      {open > 0 ? (
        <ToneChip tone="danger" icon={CircleAlert} label={text('reconciliation.open', { smart_count: open })} />
      ) : (
        <ToneChip
          tone="neutral"
          icon={CircleCheck}
          label={text('reconciliation.explained', { smart_count: differences })}
        />
      )}
    </Link>
  )
}
