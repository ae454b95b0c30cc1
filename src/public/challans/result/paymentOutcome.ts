import type { challanOrderStatus } from '../../../../contracts/calls/publicChallans.ts'
import type { ReplyOf } from '../../../dataProvider/api.ts'

export type FoundOrder = Extract<ReplyOf<typeof challanOrderStatus>, { code: 200 }>

type Order = Pick<FoundOrder['order'], 'status' | 'timeline' | 'diverged'>

/** Where the gateway has sent the person (A88). The server's status counts more. */
export type GatewayRedirect = 'paid' | 'failed'

export type PaymentOutcome = 'paid' | 'pending' | 'failed' | 'expired' | 'unsettled' | 'refunded' | 'diverged'

const wasPaid = ({ timeline }: Order) => timeline.some(({ status }) => status === 'paid')

/** What to say of an order (A119). Money that did not fit it has not paid it. One that is still open has failed where the gateway says so, else waits for its bank. */
export function toPaymentOutcome(order: Order, landed: GatewayRedirect): PaymentOutcome {
  const { status } = order
  if (order.diverged && !wasPaid(order)) return 'diverged'
  if (status === 'created') return landed === 'paid' ? 'pending' : 'failed'
  if (status === 'failed') return wasPaid(order) ? 'unsettled' : 'failed'
  return status === 'expired' || status === 'refunded' ? status : 'paid'
}
