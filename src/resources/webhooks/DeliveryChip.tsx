import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { type Delivery } from './endpoint.ts'

const looks = {
  pending: { tone: 'info', icon: Clock },
  delivered: { tone: 'success', icon: CircleCheck },
  dead: { tone: 'danger', icon: CircleX },
} as const

export const DeliveryChip = ({ status }: Pick<Delivery, 'status'>) => (
  <ToneChip {...looks[status]} label={useTexts('webhooks')(`deliveries.status.${status}`)} />
)
