import { type CustomerChallanOrderDetail, openRefundStates } from '../../../../../contracts/resources/challanOrder.ts'

type Item = CustomerChallanOrderDetail['items'][number]
type Refund = CustomerChallanOrderDetail['refunds'][number]

/** Paid, and neither settled nor given back nor about to be. */
export const isSelectable = (
  { status, challanNo }: Pick<Item, 'status' | 'challanNo'>,
  refunds: readonly Pick<Refund, 'state' | 'challanNumbers'>[],
): boolean =>
  (status === 'paid' || status === 'processing') &&
  !refunds.some(({ state, challanNumbers }) => openRefundStates.includes(state) && challanNumbers.includes(challanNo))
