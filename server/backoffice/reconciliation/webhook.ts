import * as calls from '../../../contracts/calls/payments.ts'
import { receiveChallanPayment } from '../../challans/payment/receive.ts'
import { receivePayment } from '../../money/payments/verifyPayment.ts'
import type { Context } from '../../platform/context.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { receiveCasePayment } from '../../steps/payments/receive.ts'

/**
 * Processes a gateway webhook; order and repetition do not matter. Orders that are not ours are acknowledged too, because several
 * shops may share the gateway account. Throws `forbidden` without a valid signature.
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
  const ofCase = await ctx.db
    .selectFrom('case_payments')
    .selectAll()
    .where('gateway_order_id', '=', payment.orderId)
    .where('gateway', '=', ctx.payments.name)
    .executeTakeFirst()
  if (ofCase) return receiveCasePayment(ctx, ofCase, payment)
  ctx.log.warn({ payment: payment.id }, 'a webhook about an order that is not ours')
}

/** The gateway's webhook, in a scope of its own without body parsers, because the signature covers the raw bytes. */
export function reconciliationRoutes(app: App, ctx: HttpContext): void {
  void app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    serveCall(scope, ctx, calls.paymentWebhook, async ({ request }) => {
      const signature = request.headers['x-razorpay-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await receiveWebhook(ctx, body, typeof signature === 'string' ? signature : undefined)
      return { received: true as const }
    })
  })
}
