import { CalendarX, CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon, SearchCheck } from 'lucide-react'
import type { PaymentOrderStatus } from '../../../contracts/resources/paymentOrder.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { Tone } from '../../components/tone.ts'
import { useTexts } from '../../i18n/useTexts.ts'

const looks: Record<PaymentOrderStatus, { tone: Tone; icon: LucideIcon }> = {
  created: { tone: 'neutral', icon: Clock },
  failed: { tone: 'danger', icon: CircleX },
  expired: { tone: 'neutral', icon: CalendarX },
  paid: { tone: 'info', icon: LoaderCircle },
  credited: { tone: 'success', icon: CircleCheck },
  diverged: { tone: 'warning', icon: SearchCheck },
}

export const PaymentOrderChip = ({ status }: { status: PaymentOrderStatus }) => (
  <ToneChip {...looks[status]} label={useTexts('orders')(`statuses.${status}`)} />
)
