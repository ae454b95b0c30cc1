import { CircleCheck, Clock, CloudOff, type LucideIcon } from 'lucide-react'
import { ToneChip } from '../../../components/ToneChip.tsx'
import type { Tone } from '../../../components/tone.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { AdminDashboard } from './adminStats.ts'

type State = AdminDashboard['sources'][number]['state']

const looks: Record<State, { tone: Tone; icon: LucideIcon; dashed?: boolean }> = {
  operational: { tone: 'success', icon: CircleCheck },
  degraded: { tone: 'warning', icon: Clock },
  down: { tone: 'warning', icon: CloudOff, dashed: true },
}

export const SourceChip = ({ state }: { state: State }) => (
  <ToneChip {...looks[state]} label={useTexts('admin')(`sources.state.${state}`)} />
)
