import type { challanOrderStatus } from '../../../../contracts/calls/publicChallans.ts'
import type { ReplyOf } from '../../../dataProvider/api.ts'

export type FoundOrder = Extract<ReplyOf<typeof challanOrderStatus>, { code: 200 }>

type Order = Pick<FoundOrder['order'], 'status' | 'timeline' | 'diverged' | 'taken'>

/** The address that the gateway redirected to (A88). The server's status takes precedence. */
export type GatewayRedirect = 'paid' | 'failed'

export type PaymentOutcome =
  | 'paid'
  | 'pending'
  | 'failed'
  | 'expired'
  | 'unsettled'
  | 'refunded'
  | 'diverged'
  | 'taken'
  | 'takenPaid'

const wasPaid = ({ timeline }: Order) => timeline.some(({ status }) => status === 'paid')

/**
 * The result to show for an order (A119). A payment that does not match does not count. An order that is still open failed if the gateway
 * says so; otherwise its bank has not answered yet.
 */
export function toPaymentOutcome(order: Order, landed: GatewayRedirect): PaymentOutcome {
  const { status } = order
  if (order.taken > 0 && !wasPaid(order))
    return order.timeline.some(event => event.status === 'diverged') ? 'takenPaid' : 'taken'
  if (order.diverged && !wasPaid(order)) return 'diverged'
  if (status === 'created') return landed === 'paid' ? 'pending' : 'failed'
  if (status === 'failed') return wasPaid(order) ? 'unsettled' : 'failed'
  return status === 'expired' || status === 'refunded' ? status : 'paid'
}
