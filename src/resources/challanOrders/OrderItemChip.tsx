import type { ChallanOrderDetail } from '../../../contracts/resources/challanOrder.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { Tone } from '../../components/tone.ts'
import { useTexts } from '../../i18n/useTexts.ts'

type Status = ChallanOrderDetail['items'][number]['status']

const tones: Record<Status, Tone> = {
  created: 'neutral',
  paid: 'info',
  processing: 'info',
  settled: 'success',
  refunded: 'warning',
  failed: 'danger',
}

/** How far one challan of an order is. */
export const OrderItemChip = ({ status }: { status: Status }) => (
  <ToneChip tone={tones[status]} label={useTexts('challanTool')(`itemStatuses.${status}`)} />
)
