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
 * What became of a payment that a browser names: the gateway is asked, and what it says counts. Throws `unavailable` when it is
 * silent; then webhook or reconciliation bring the rest.
 */
export async function verifyChallanPayment(ctx: Context, scope: Scope, order: OrderRow, paymentId: string) {
  const payment = await withGatewayErrors(scope, () => ctx.payments.payment(paymentId))
  if (!payment || paymentMismatch(expectedPayment(order), payment) === 'otherOrder') return order
  await receiveChallanPayment(ctx, order, payment)
  return reloadOrder(ctx, order.id)
}

/**
 * A browser's word that its payer has closed the form; it may have been paid all the same, by a code that another device has read, so the
 * gateway is asked before that is believed. Another try may still pay. Answers whether it is believed.
 */
export async function recordCheckoutClosed(ctx: Context, order: OrderRow): Promise<boolean> {
  const underWay = await syncGatewayPayments(ctx, order).catch(silence)
  return !underWay && recordPaymentFailure(ctx, order.id, translate(order.locale, 'challanOrders.closed'))
}

/** Webhook or reconciliation bring what a silent gateway knows. */
function silence(error: unknown): false {
  if (error instanceof GatewayUnavailable) return false
  throw error
}
