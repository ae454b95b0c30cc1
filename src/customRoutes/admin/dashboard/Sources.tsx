import { CircleCheck, CircleHelp, Clock, CloudOff, type LucideIcon } from 'lucide-react'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import type { Tone } from '../../../components/tone.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProductLabel } from '../../../resources/verifications/useProductLabel.ts'
import styles from './AdminDashboard.module.css'
import type { AdminDashboard } from './adminStats.ts'

type Source = AdminDashboard['sources'][number]

const looks: Record<Source['state'], { tone: Tone; icon: LucideIcon; dashed?: boolean }> = {
  operational: { tone: 'success', icon: CircleCheck },
  unknown: { tone: 'neutral', icon: CircleHelp },
  degraded: { tone: 'warning', icon: Clock },
  down: { tone: 'warning', icon: CloudOff, dashed: true },
}

/** What comes first is what staff must look at. */
const order: readonly Source['state'][] = ['down', 'degraded', 'unknown']

/** The source behind each product, with its status in live traffic; those that are operational are folded. */
export const Sources = ({ sources }: { sources: Source[] }) => {
  const text = useTexts('admin')
  const others = order.flatMap(state => sources.filter(source => source.state === state))
  const operational = sources.filter(({ state }) => state === 'operational')
  return (
    <Section title={text('sources.title')}>
      {others.length > 0 && <SourceList sources={others} />}
      {operational.length > 0 && (
        <details className={styles.folded}>
          <summary>{text('sources.operational', { smart_count: operational.length })}</summary>
          <SourceList sources={operational} />
        </details>
      )}
    </Section>
  )
}

const SourceList = ({ sources }: { sources: Source[] }) => {
  const text = useTexts('admin')
  const label = useProductLabel()
  return (
    <ul className={styles.sources}>
      {sources.map(({ product, state }) => (
        <li key={product}>
          {label(product)}
          <ToneChip {...looks[state]} label={text(`sources.state.${state}`)} />
        </li>
      ))}
    </ul>
  )
}
