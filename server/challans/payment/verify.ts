import { paymentMismatch } from '../../money/payments/paymentMismatch.ts'
import { withGatewayErrors } from '../../money/payments/paymentOrders.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'
import { translate } from '../../platform/translate.ts'
import type { OrderRow } from '../common/orders.ts'
import {
  expectedPayment,
  receiveChallanPayment,
  recordPaymentFailure,
  reloadOrder,
  syncGatewayPayments,
} from './receive.ts'

/**
 * Checks with the gateway what became of a payment that the browser names. Throws `unavailable` when it does not answer; webhook
 * or reconciliation then report it later.
 */
export async function verifyChallanPayment(ctx: Context, scope: Scope, order: OrderRow, paymentId: string) {
  const payment = await withGatewayErrors(scope, () => ctx.payments.payment(paymentId))
  if (!payment || paymentMismatch(expectedPayment(order), payment) === 'otherOrder') return order
  await receiveChallanPayment(ctx, order, payment)
  return reloadOrder(ctx, order.id)
}

/**
 * Handles the browser's report that the payer closed the form. It may have been paid nevertheless, for instance by a QR code
 * scanned with another device, so the gateway is asked first. Returns whether a failed attempt was recorded; the order can still
 * be paid.
 */
export async function recordCheckoutClosed(ctx: Context, order: OrderRow): Promise<boolean> {
  const underWay = await syncGatewayPayments(ctx, order).catch(silence)
  return !underWay && recordPaymentFailure(ctx, order.id, translate(order.locale, 'challanOrders.closed'))
}

/** Webhook or reconciliation report the payment later. */
function silence(error: unknown): false {
  if (error instanceof GatewayUnavailable) return false
  throw error
}
