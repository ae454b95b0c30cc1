import { Skeleton } from '@mui/material'
import {
  Check,
  CloudOff,
  Database,
  FileX,
  History,
  Hourglass,
  Inbox,
  IndianRupee,
  ListChecks,
  Lock,
  type LucideIcon,
  ScanText,
  SearchX,
  TimerOff,
  Undo2,
  UserRound,
} from 'lucide-react'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type TimelineEvent, verificationFields } from '../../../contracts/resources/verification.ts'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import type { Tone } from '../../components/tone.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { type Translate, useTexts } from '../../i18n/useTexts.ts'
import type { VerificationDetail } from './record.ts'

const { choices: channels } = verificationFields.channel

const looks: Record<TimelineEvent, { icon: LucideIcon; tone: Tone }> = {
  received: { icon: Inbox, tone: 'neutral' },
  monitored: { icon: History, tone: 'neutral' },
  localChecksPassed: { icon: Check, tone: 'success' },
  reserved: { icon: Lock, tone: 'accent' },
  answered: { icon: Database, tone: 'neutral' },
  notFound: { icon: SearchX, tone: 'neutral' },
  unavailable: { icon: CloudOff, tone: 'warning' },
  captured: { icon: IndianRupee, tone: 'accent' },
  released: { icon: Undo2, tone: 'accent' },
  abandoned: { icon: TimerOff, tone: 'warning' },
  waiting: { icon: UserRound, tone: 'warning' },
  expired: { icon: TimerOff, tone: 'warning' },
  queued: { icon: Hourglass, tone: 'neutral' },
  reading: { icon: ScanText, tone: 'neutral' },
  checking: { icon: ListChecks, tone: 'neutral' },
  rejected: { icon: FileX, tone: 'danger' },
  reused: { icon: History, tone: 'success' },
}

/** Events whose title includes the amount. */
const eventsWithAmount: ReadonlySet<TimelineEvent> = new Set(['reserved', 'captured', 'released'])

/** The events of a verification in order, with milliseconds. */
export const VerificationTimeline = ({ record }: { record: VerificationDetail }) => {
  const text = useTexts('verifications')
  const locale = useLocale()
  const { clock, full } = useDateFormats()
  // A list's record, which the detail page shows while it loads its own, has no timeline.
  if (!record.timeline)
    return (
      <Section title={text('detail.timeline')}>
        <Skeleton variant="rounded" height={160} />
      </Section>
    )
  return (
    <Section title={text('detail.timeline')}>
      <Timeline
        events={record.timeline.map(({ event, at, detail }, index) => ({
          id: `${index}`,
          title: text(`timeline.${event}`, { detail: detail ?? '' }).trim(),
          detail: detailOf(event, detail, record, text, { locale, full }),
          time: clock(at),
          ...looks[event],
        }))}
      />
    </Section>
  )
}

function detailOf(
  event: TimelineEvent,
  detail: string | undefined,
  record: VerificationDetail,
  text: Translate<'verifications'>,
  times: { locale: Locale; full: (at: string) => string },
): string | undefined {
  if (event === 'received') return `${detail ?? record.requestedBy}, ${channels[record.channel].label[times.locale]}`
  if (event === 'localChecksPassed') return text('timeline.noCharge')
  if (event === 'reading' && detail) {
    const [page = '', pages = ''] = detail.split('/')
    return text('timeline.pagesRead', { page, pages })
  }
  if (event === 'reused' && detail) return times.full(detail)
  return eventsWithAmount.has(event) ? text(`wallet.${record.charge.wallet}`) : detail
}
