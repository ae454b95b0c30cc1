import { formatPaise } from '../../../../contracts/platform/money.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Bulk.module.css'
import type { JobRow } from './job.ts'

/** Explains what happens to held money during a pause, and how long a pause may last. */
export const PausedNote = ({ job }: { job: JobRow }) => {
  const text = useTexts('bulkScreen')
  const { day } = useDateFormats()
  if (job.status !== 'paused' || !job.expiresAt) return null
  const amount = formatPaise(job.atMostPaise - job.capturedPaise)
  return (
    <div className={styles.paused}>
      <InlineAlert tone="info">{text('job.pausedNote', { amount, date: day(job.expiresAt) })}</InlineAlert>
    </div>
  )
}
