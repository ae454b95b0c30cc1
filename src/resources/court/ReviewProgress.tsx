import { Clock, Inbox, type LucideIcon, Search, UserRound } from 'lucide-react'
import { useState } from 'react'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import type { Tone } from '../../components/tone.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { CourtRecord } from './courtRecord.ts'

type Step = 'received' | 'searched' | 'reviewing' | 'due'

const looks: Record<Step, { icon: LucideIcon; tone: Tone }> = {
  received: { icon: Inbox, tone: 'success' },
  searched: { icon: Search, tone: 'success' },
  reviewing: { icon: UserRound, tone: 'warning' },
  due: { icon: Clock, tone: 'neutral' },
}

/** How far a check is that waits for its review, and until when it should be done. */
export const ReviewProgress = ({ record }: { record: CourtRecord }) => {
  const text = useTexts('court')
  const { short, full } = useDateFormats()
  const { createdAt, fetchedAt, dueAt } = record
  const [openedAt] = useState(() => Date.now())
  const step = (name: Step, time: string | null, title = text(`review.${name === 'due' ? 'reviewing' : name}`)) => ({
    id: name,
    title,
    time: time ? short(time) : '',
    ...looks[name],
  })
  return (
    <Section title={text('review.waiting')} aside={text('review.waitingDetail')}>
      {dueAt && Date.parse(dueAt) < openedAt && <InlineAlert tone="warning">{text('review.late')}</InlineAlert>}
      <Timeline
        events={[
          step('received', createdAt),
          step('searched', fetchedAt),
          step('reviewing', null),
          ...(dueAt ? [step('due', null, text('review.due', { time: full(dueAt) }))] : []),
        ]}
      />
    </Section>
  )
}
