import type { Context } from '../../platform/context.ts'
import type { GatewayPayment } from '../../platform/ports/paymentGateway.ts'
import { describeDivergence, isDivergence, paymentMismatch } from './paymentMismatch.ts'
import { markOrderDiverged, type PaymentOrderRow, paymentsSystemScope } from './paymentOrders.ts'
import { settleOrder } from './settleOrder.ts'

type Parts = Pick<Context, 'db' | 'vault' | 'config' | 'channels' | 'log'>

/** What the gateway itself says about a payment of an order: settles it, notes that it failed, or that it is not as ordered. */
export async function receivePayment(ctx: Parts, order: PaymentOrderRow, payment: GatewayPayment): Promise<void> {
  const flaw = paymentMismatch(order, payment)
  if (flaw && isDivergence(flaw)) return markOrderDiverged(ctx, order, describeDivergence(flaw, payment))
  if (flaw === 'declined' && payment.status === 'failed') return noteFailure(ctx, order, payment)
  if (flaw) return
  const settled = await settleOrder(ctx, paymentsSystemScope, order.id, payment.id)
  if (!settled) await markOrderDiverged(ctx, order, describeDivergence('twice', payment))
}

async function noteFailure({ db }: Parts, order: PaymentOrderRow, payment: GatewayPayment): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ status: 'failed', failed_payment_id: payment.id, reason: payment.error })
    .where('id', '=', order.id)
    .where('status', '=', 'created')
    .execute()
}
