import {
  Ban,
  CalendarX,
  CircleCheck,
  CircleX,
  Clock,
  Gavel,
  Globe,
  Landmark,
  LoaderCircle,
  type LucideIcon,
  Scale,
  SearchCheck,
  Undo2,
  Wallet,
} from 'lucide-react'
import type { ChallanEvent, ChallanOrderStatus, ChallanRoute } from '../../../contracts/challans/challans.ts'
import { type ChallanOrderDetail, challanEventLabels, waitingLabel } from '../../../contracts/resources/challanOrder.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { Tone } from '../../components/tone.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface Look {
  tone: Tone
  icon: LucideIcon
}

/** Icons and colours of order statuses and other timeline events. */
export const challanEventLooks: Record<ChallanEvent, Look> = {
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

interface OrderState {
  status: ChallanOrderStatus
  waitingUntil: string | null
}

/** The order's status; an unpaid one may be waiting for the bank. */
export const ChallanOrderChip = ({ order: { status, waitingUntil } }: { order: OrderState }) => {
  const locale = useLocale()
  if (waitingUntil) return <ToneChip tone="warning" icon={Clock} label={waitingLabel[locale]} />
  return <ToneChip {...challanEventLooks[status]} label={challanEventLabels[status][locale]} />
}

const routeLooks: Record<ChallanRoute, Look> = {
  online: { tone: 'success', icon: Globe },
  virtual_court: { tone: 'info', icon: Landmark },
  physical_court: { tone: 'warning', icon: Gavel },
  contested: { tone: 'neutral', icon: Scale },
  excluded_state: { tone: 'danger', icon: Ban },
}

/** How a challan can be settled. */
export const ChallanRouteChip = ({ route }: { route: ChallanRoute }) => (
  <ToneChip {...routeLooks[route]} label={useTexts('challanTool')(`routes.${route}`)} />
)

type ItemStatus = ChallanOrderDetail['items'][number]['status']

const itemTones: Record<ItemStatus, Tone> = {
  created: 'neutral',
  paid: 'info',
  processing: 'info',
  settled: 'success',
  refunded: 'warning',
  failed: 'danger',
}

/** The status of a challan in an order. */
export const OrderItemChip = ({ status }: { status: ItemStatus }) => (
  <ToneChip tone={itemTones[status]} label={useTexts('challanTool')(`itemStatuses.${status}`)} />
)
