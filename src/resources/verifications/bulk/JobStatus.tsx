import { Ban, CircleCheck, CirclePause, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { JobStatus } from '../../../../contracts/platform/codes.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { bulkJob } from '../../../../contracts/resources/bulkJob.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import type { Tone } from '../../../components/tone.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Bulk.module.css'
import { isActive, type JobRow } from './job.ts'

const looks: Record<JobStatus, { tone: Tone; icon: LucideIcon }> = {
  checking: { tone: 'info', icon: LoaderCircle },
  ready: { tone: 'neutral', icon: Clock },
  running: { tone: 'info', icon: LoaderCircle },
  pausing: { tone: 'info', icon: LoaderCircle },
  paused: { tone: 'warning', icon: CirclePause },
  cancelling: { tone: 'info', icon: LoaderCircle },
  cancelled: { tone: 'neutral', icon: Ban },
  completed: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
}

export const JobStatusChip = ({ status }: { status: JobStatus }) => {
  const { label } = bulkJob.fields.status.choices[status]
  return <ToneChip {...looks[status]} label={label[useLocale()]} turning={isActive(status)} />
}

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
