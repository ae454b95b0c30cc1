import { Gavel, Globe, Landmark, type LucideIcon, MapPinOff, Scale } from 'lucide-react'
import type { ChallanRoute } from '../../../../contracts/challans.ts'
import { ToneChip } from '../../../components/ToneChip.tsx'
import type { Tone } from '../../../components/tone.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
/** How a challan can be settled, in a word. */
export const RouteChip = ({ route }: { route: ChallanRoute }) => {
  const text = useTexts('publicChallanList')
  return <ToneChip large {...routeStyles[route]} label={text(`route.${route}`)} />
}

/** How each way to settle looks (look.md, Payability). */
const routeStyles: Record<ChallanRoute, { tone: Tone; icon: LucideIcon }> = {
  online: { tone: 'success', icon: Globe },
  virtual_court: { tone: 'info', icon: Landmark },
  physical_court: { tone: 'warning', icon: Gavel },
  contested: { tone: 'neutral', icon: Scale },
  excluded_state: { tone: 'danger', icon: MapPinOff },
}
