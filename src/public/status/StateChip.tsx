import { CircleCheck, CircleHelp, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ComponentState } from '../../../contracts/pages/statusPage.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

export const stateIcons: Record<ComponentState, LucideIcon> = {
  operational: CircleCheck,
  unknown: CircleHelp,
  degraded: TriangleAlert,
  outage: CircleX,
}

const tones = { operational: 'success', unknown: 'neutral', degraded: 'warning', outage: 'danger' } as const

export const StateChip = ({ state }: { state: ComponentState }) => (
  <ToneChip
    large
    tone={tones[state]}
    icon={stateIcons[state]}
    dashed={state === 'unknown'}
    label={useTexts('publicStatus')(`states.${state}`)}
  />
)
