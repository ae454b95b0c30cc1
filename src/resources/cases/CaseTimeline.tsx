import {
  Ban,
  CircleCheck,
  CirclePause,
  CircleX,
  Hourglass,
  type LucideIcon,
  Play,
  RotateCcw,
  SkipForward,
} from 'lucide-react'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import type { Tone } from '../../components/tone.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

const looks = {
  start: { icon: Play, tone: 'success' },
  begun: { icon: Hourglass, tone: 'neutral' },
  answered: { icon: CircleCheck, tone: 'success' },
  failed: { icon: CircleX, tone: 'danger' },
  blocked: { icon: CirclePause, tone: 'warning' },
  skip: { icon: SkipForward, tone: 'warning' },
  askAgain: { icon: RotateCcw, tone: 'warning' },
  pause: { icon: CirclePause, tone: 'warning' },
  resume: { icon: Play, tone: 'success' },
  cancel: { icon: Ban, tone: 'neutral' },
  expire: { icon: Hourglass, tone: 'warning' },
} as const satisfies Record<string, { icon: LucideIcon; tone: Tone }>

type Kind = keyof typeof looks
const isKind = (type: string): type is Kind => Object.hasOwn(looks, type)

/** What has happened, and who has done it, the latest first. */
export const CaseTimeline = ({ found: { events, steps } }: { found: ShownCaseDetail }) => {
  const text = useTexts('casesScreen')
  const locale = useLocale()
  const { short } = useDateFormats()
  const shown = events.toReversed().flatMap(({ id, type, step, by, at }) => {
    if (!isKind(type)) return []
    const title = steps.find(one => one.id === step)?.title[locale] ?? ''
    return [
      {
        id,
        title: text(`events.${type}`, { step: title }),
        detail: by === 'system' ? text('system') : by === 'staff' ? text('actors.staff') : by,
        time: short(at),
        ...looks[type],
      },
    ]
  })
  return (
    <Section title={text('timeline')}>
      <Timeline events={shown} />
    </Section>
  )
}
