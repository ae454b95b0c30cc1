import { Check, Circle, LoaderCircle } from 'lucide-react'
import type { TimelineEvent } from '../../../../contracts/resources/verification.ts'
import { Section } from '../../../components/Section.tsx'
import { Timeline } from '../../../components/Timeline.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { type Translate, useTexts } from '../../../i18n/useTexts.ts'
import type { VerificationDetail } from '../record.ts'
import styles from './Files.module.css'

const steps = ['received', 'reading', 'checking', 'done'] as const

/** A step is over when the next one begins. */
const begins: Record<(typeof steps)[number], TimelineEvent | undefined> = {
  received: 'received',
  reading: 'reading',
  checking: 'checking',
  done: undefined,
}

/** What a check that waits is told: its place, where it is known. */
export function queueText(text: Translate<'files'>, place: number | null | undefined): string {
  if (place == null) return text('progress.queued')
  return place === 1 ? text('progress.next') : text('progress.place', { place })
}

/** How far the reading of a check's files is. Renders nothing for a check that is not being read. */
export const ReadingProgress = ({ record: { status, timeline = [], queuePlace } }: { record: VerificationDetail }) => {
  const text = useTexts('files')
  const { clock } = useDateFormats()
  if (status !== 'queued' && status !== 'in_progress') return null
  const eventOf = (step: (typeof steps)[number]) => timeline.find(({ event }) => event === begins[step])
  const pagesRead = (event: (typeof timeline)[number] | undefined) => {
    const [page, pages] = event?.detail?.split('/') ?? []
    return page && pages ? text('progress.pages', { page, pages }) : undefined
  }
  const current = steps.findLastIndex(step => eventOf(step))
  return (
    <Section title={text('progress.title')}>
      <div role="status" className={styles.steps}>
        <Timeline
          events={steps.map((step, at) => {
            const since = eventOf(step)
            const isOver = at < current || step === 'received'
            const isCurrent = at === current && !isOver
            return {
              id: step,
              title: text(`progress.${step}`),
              time: since ? clock(since.at).slice(0, 8) : '',
              icon: isOver ? Check : isCurrent ? LoaderCircle : Circle,
              tone: isOver ? 'success' : isCurrent ? 'accent' : 'neutral',
              ...(step === 'reading' && {
                detail: status === 'queued' ? queueText(text, queuePlace) : pagesRead(since),
              }),
            }
          })}
        />
      </div>
      <p className={styles.proof}>{text('progress.detail')}</p>
    </Section>
  )
}
