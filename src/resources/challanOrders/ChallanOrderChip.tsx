import {
  CalendarX,
  CircleCheck,
  CircleX,
  Clock,
  LoaderCircle,
  type LucideIcon,
  SearchCheck,
  Undo2,
  Wallet,
} from 'lucide-react'
import type { ChallanEvent, ChallanOrderStatus } from '../../../contracts/challans.ts'
import { challanEventLabels } from '../../../contracts/resources/challanOrder.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { Tone } from '../../components/tone.ts'
import { useLocale } from '../../i18n/locale.ts'

const looks: Record<ChallanEvent, { tone: Tone; icon: LucideIcon }> = {
  created: { tone: 'neutral', icon: Clock },
  paid: { tone: 'info', icon: Wallet },
  processing: { tone: 'info', icon: LoaderCircle },
  settled: { tone: 'success', icon: CircleCheck },
  refunded: { tone: 'warning', icon: Undo2 },
  failed: { tone: 'danger', icon: CircleX },
  expired: { tone: 'neutral', icon: CalendarX },
  diverged: { tone: 'danger', icon: SearchCheck },
  returned: { tone: 'accent', icon: Undo2 },
}

/** Of a status, and of what else a timeline tells. */
export const challanOrderStyle = (status: ChallanEvent) => looks[status]

export const ChallanOrderChip = ({ status }: { status: ChallanOrderStatus }) => (
  <ToneChip {...looks[status]} label={challanEventLabels[status][useLocale()]} />
)
