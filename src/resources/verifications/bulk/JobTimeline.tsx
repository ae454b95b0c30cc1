import { CircleCheck, CirclePause, FileUp, Headset, ListChecks, Play } from 'lucide-react'
import { Section } from '../../../components/Section.tsx'
import { Timeline, type TimelineEvent } from '../../../components/Timeline.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { shortId } from '../record.ts'
import { hasEnded, type Job } from './job.ts'

/** What happened to a file, and when. */
export const JobTimeline = ({ job }: { job: Job }) => {
  const text = useTexts('batch')
  const { short } = useDateFormats()
  const step = (id: 'uploaded' | 'checked' | 'started' | 'ended', at: string | null, icon: TimelineEvent['icon']) =>
    at ? [{ id, title: text(`timeline.${id}`), time: short(at), icon, tone: 'success' as const }] : []
  const events: TimelineEvent[] = [
    ...step('uploaded', job.createdAt, FileUp),
    ...step('checked', job.checkedAt, ListChecks),
    ...step('started', job.startedAt, Play),
    ...(job.notices ?? []).map(({ action, reason, at, jobId }) => ({
      id: `${action} ${at}`,
      title: text(`timeline.staff.${action}`),
      detail: jobId ? `${reason} (${shortId(jobId)})` : reason,
      time: short(at),
      icon: Headset,
      tone: 'warning' as const,
    })),
    ...(job.status === 'paused'
      ? [{ id: 'paused', title: text('timeline.paused'), time: '', icon: CirclePause, tone: 'warning' as const }]
      : []),
    ...(hasEnded(job.status) ? step('ended', job.finishedAt, CircleCheck) : []),
  ]
  return (
    <Section title={text('timeline.title')}>
      <Timeline events={events} />
    </Section>
  )
}
