import type { ChallanOrder } from '../../../../contracts/calls/challanFields.ts'
import type { ChallanEvent } from '../../../../contracts/challans.ts'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { orderStatusStyles } from './orderStatusStyles.ts'
import { statusTime } from './orderSteps.ts'

/** How far an order is; where money came that did not pay it, that. */
export const OrderStatusChip = ({ order }: { order: Pick<ChallanOrder, 'status' | 'timeline' | 'diverged'> }) => {
  const text = useTexts('publicChallanOrders')
  const status: ChallanEvent = order.diverged && !statusTime(order, 'paid') ? 'diverged' : order.status
  return <ToneChip large {...orderStatusStyles[status]} label={text(`status.${status}`)} />
}
