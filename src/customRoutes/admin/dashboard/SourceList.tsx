import { CircleCheck, Clock, CloudOff, type LucideIcon } from 'lucide-react'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import type { Tone } from '../../../components/tone.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProductLabel } from '../../../resources/verifications/useProductLabel.ts'
import styles from './AdminDashboard.module.css'
import type { AdminDashboard } from './adminStats.ts'
/** The source behind each product, as live traffic finds it. */
export const SourceList = ({ sources }: Pick<AdminDashboard, 'sources'>) => {
  const text = useTexts('admin')
  const label = useProductLabel()
  return (
    <Section title={text('sources.title')}>
      <ul className={styles.sources}>
        {sources.map(({ product, state }) => (
          <li key={product}>
            {label(product)}
            <SourceChip state={state} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type State = AdminDashboard['sources'][number]['state']

const looks: Record<State, { tone: Tone; icon: LucideIcon; dashed?: boolean }> = {
  operational: { tone: 'success', icon: CircleCheck },
  degraded: { tone: 'warning', icon: Clock },
  down: { tone: 'warning', icon: CloudOff, dashed: true },
}

const SourceChip = ({ state }: { state: State }) => (
  <ToneChip {...looks[state]} label={useTexts('admin')(`sources.state.${state}`)} />
)
