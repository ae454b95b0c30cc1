import { receiveChallanPayment } from '../../challans/payment/receive.ts'
import { receivePayment } from '../../money/payments/receivePayment.ts'
import type { Context } from '../../platform/context.ts'

/**
 * Takes a gateway's report, in any order with the browser's and any number of times. One about an order that is not ours is taken too:
 * the same account may serve other shops. Throws `forbidden` without the gateway's signature.
 */
export async function receiveWebhook(ctx: Context, body: Buffer, signature: string | undefined): Promise<void> {
  const payment = ctx.payments.readWebhook(body, signature)
  if (!payment?.orderId) return
  const order = await ctx.db
    .selectFrom('payment_orders')
    .selectAll()
    .where('gateway_order_id', '=', payment.orderId)
    .where('gateway', '=', ctx.payments.name)
    .executeTakeFirst()
  if (order) return receivePayment(ctx, order, payment)
  const challans = await ctx.db
    .selectFrom('challan_orders')
    .selectAll()
    .where('gateway_order_id', '=', payment.orderId)
    .where('gateway', '=', ctx.payments.name)
    .executeTakeFirst()
  if (challans) return receiveChallanPayment(ctx, challans, payment)
  ctx.log.warn({ payment: payment.id }, 'a webhook about an order that is not ours')
}
