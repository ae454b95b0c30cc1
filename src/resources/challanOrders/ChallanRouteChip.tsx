import { Ban, Gavel, Globe, Landmark, type LucideIcon, Scale } from 'lucide-react'
import type { ChallanRoute } from '../../../contracts/challans.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { Tone } from '../../components/tone.ts'
import { useTexts } from '../../i18n/useTexts.ts'

const looks: Record<ChallanRoute, { tone: Tone; icon: LucideIcon }> = {
  online: { tone: 'success', icon: Globe },
  virtual_court: { tone: 'info', icon: Landmark },
  physical_court: { tone: 'warning', icon: Gavel },
  contested: { tone: 'neutral', icon: Scale },
  excluded_state: { tone: 'danger', icon: Ban },
}

/** How a challan can be settled. */
export const ChallanRouteChip = ({ route }: { route: ChallanRoute }) => (
  <ToneChip {...looks[route]} label={useTexts('challanTool')(`routes.${route}`)} />
)
