import { Gavel, Globe, Landmark, type LucideIcon, MapPinOff, Scale } from 'lucide-react'
import type { ChallanRoute } from '../../../../contracts/challans.ts'
import type { Tone } from '../../../components/tone.ts'

/** How each way to settle looks (look.md, Payability). */
export const routeStyles: Record<ChallanRoute, { tone: Tone; icon: LucideIcon }> = {
  online: { tone: 'success', icon: Globe },
  virtual_court: { tone: 'info', icon: Landmark },
  physical_court: { tone: 'warning', icon: Gavel },
  contested: { tone: 'neutral', icon: Scale },
  excluded_state: { tone: 'danger', icon: MapPinOff },
}
