import { CirclePause, CirclePlay, CircleX, type LucideIcon, RotateCcw } from 'lucide-react'
import type { JobNotice } from '../../../contracts/resources/bulkJob.ts'
import type { CustomerBatchDetail } from '../../../contracts/resources/customerBatch.ts'
import { Section } from '../../components/Section.tsx'
import { Timeline, type TimelineEvent } from '../../components/Timeline.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { shortId } from '../verifications/record.ts'
import styles from './CustomerBatches.module.css'

export const noticeIcons: Record<JobNotice['action'], LucideIcon> = {
  paused: CirclePause,
  resumed: CirclePlay,
  cancelled: CircleX,
  rerun: RotateCcw,
}

/** What staff did to a batch, as its owner sees it too. */
export const BatchTrail = ({ record: { notices, rerunOf } }: { record: CustomerBatchDetail }) => {
  const text = useTexts('adminBatches')
  const { short } = useDateFormats()
  const events = notices.map(
    ({ action, reason, at, jobId }): TimelineEvent => ({
      id: `${action} ${at}`,
      title: text(`notice.${action}`),
      detail: jobId ? `${reason} (${text('copy', { id: shortId(jobId) })})` : reason,
      time: short(at),
      icon: noticeIcons[action],
      tone: action === 'resumed' ? 'success' : 'warning',
    }),
  )
  return (
    <Section title={text('trail')} aside={rerunOf && text('ofBatch', { id: shortId(rerunOf) })}>
      {events.length > 0 ? <Timeline events={events} /> : <p className={styles.quiet}>{text('trailNone')}</p>}
    </Section>
  )
}
