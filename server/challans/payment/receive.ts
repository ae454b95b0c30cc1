import { formatPaise } from '../../../contracts/platform/money.ts'
import {
  type ExpectedPayment,
  isDivergence,
  paymentMismatch,
  withGatewayErrors,
} from '../../money/payments/paymentOrders.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { type GatewayPayment, GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'
import { translate } from '../../platform/translate.ts'
import { addEvent, challansSystemScope, type ItemRow, isUnpaid, lockOrder, type OrderRow } from '../common/orders.ts'
import { notifyPayer } from '../notices/notifyPayer.ts'
import { executeRefund } from '../refunds/execute.ts'
import { refundTaken } from '../refunds/taken.ts'
import { isDivergedPayment, recordDivergedPayment } from './divergedPayments.ts'
import { markPaid } from './markPaid.ts'
import { closeTaken, lockItems } from './taken.ts'
import { hasUndecidedPayment, notWaiting, updateWaiting, waitForReport } from './waiting.ts'

/** What a gateway payment is compared with. A wallet hold takes the place of the payment id. */
export const expectedPayment = (order: OrderRow): ExpectedPayment => ({
  gateway_order_id: order.gateway_order_id,
  charged_minor: order.total_paise,
  currency: 'INR',
  payment_id: order.payment_id ?? order.hold_id,
})

/**
 * Handles what the gateway reports about a payment: marks the order paid, records a failure, or records a diverged payment. What somebody else has paid
 * first goes back by itself.
 */
export async function receiveChallanPayment(ctx: Context, order: OrderRow, payment: GatewayPayment): Promise<void> {
  const mismatch = paymentMismatch(expectedPayment(order), payment)
  if (mismatch === 'declined' && payment.status === 'failed')
    await recordPaymentFailure(ctx, order.id, payment.error, payment.id)
  if (mismatch && !isDivergence(mismatch)) return
  const refundId = await ctx.db.transaction().execute(trx => applyPayment(ctx, trx, order.id, payment))
  if (refundId !== null) await executeRefund(ctx, refundId).catch(ignoreUnavailable)
}

/** Applies a captured payment once: it pays the order, or is recorded as diverged. Returns the refund that is to be executed, if any. */
async function applyPayment(ctx: Context, trx: Trx, id: string, payment: GatewayPayment): Promise<string | null> {
  const order = await lockOrder(trx, id)
  const charged = expectedPayment(order)
  if (charged.payment_id === payment.id || (await isDivergedPayment(trx, payment.id))) return null
  const mismatch = paymentMismatch(charged, payment)
  if (mismatch === null) return payOrReturn(ctx, trx, order, payment)
  if (!isDivergence(mismatch)) return null
  ctx.log.error({ order: id, payment: payment.id, mismatch }, 'a payment diverged from its order of challans')
  await recordDivergedPayment(ctx, trx, order, payment, mismatch)
  return null
}

/**
 * Whoever pays a challan first has it (decision 0076). A payment that is second for all challans of its order returns whole; if it is for some, the order
 * goes on with the others.
 */
async function payOrReturn(ctx: Context, trx: Trx, order: OrderRow, payment: GatewayPayment): Promise<string | null> {
  const { items, taken } = await lockItems(trx, order.id)
  const at = new Date()
  if (taken.length < items.length) {
    await markPaid(ctx, trx, challansSystemScope, order, { paymentMethod: 'card', paymentId: payment.id, taken, at })
    return taken.length > 0 ? refundPart(ctx, trx, order.id, taken, at) : null
  }
  await recordDivergedPayment(ctx, trx, order, payment, 'taken', at)
  if (isUnpaid(order)) await closeTaken(trx, order, taken, at)
  return (await refundTaken(trx, order, { taken, paymentId: payment.id, at }))?.refundId ?? null
}

/** The order is paid by now. */
async function refundPart(
  ctx: Context,
  trx: Trx,
  id: string,
  taken: readonly ItemRow[],
  at: Date,
): Promise<string | null> {
  const order = await lockOrder(trx, id)
  const refund = await refundTaken(trx, order, { taken, paymentId: null, at })
  if (refund) await notifyPayer(ctx, trx, order, 'takenPart', formatPaise(refund.amountPaise))
  return refund && refund.refundId
}

/** Records a failed attempt; the order can still be paid. It keeps waiting while another payment is undecided. */
function recordPaymentFailure(
  { db }: Pick<Context, 'db'>,
  id: string,
  reason: string | null,
  paymentId?: string,
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const order = await lockOrder(trx, id)
    if (!isUnpaid(order)) return false
    const isOther = hasUndecidedPayment(order) && order.undecided_payment_id !== paymentId
    const failed = { status: 'failed' as const, reason, ...(isOther ? {} : notWaiting) }
    await trx.updateTable('challan_orders').set(failed).where('id', '=', id).execute()
    if (order.status !== 'failed')
      await addEvent(trx, id, { status: 'failed', actor: challansSystemScope.actor, note: reason })
    return true
  })
}

/**
 * Applies every payment attempt the gateway knows of. Returns whether the order is paid or may still be: an attempt is pending,
 * or one diverged and needs staff. Throws `GatewayUnavailable`.
 */
export async function syncGatewayPayments(ctx: Context, order: OrderRow): Promise<boolean> {
  const attempts = order.gateway_order_id ? await ctx.payments.paymentsOf(order.gateway_order_id) : []
  // Sequentially: a second captured payment must see that the first one paid the order.
  for (const payment of attempts) await receiveChallanPayment(ctx, await reloadOrder(ctx, order.id), payment)
  const after = await reloadOrder(ctx, order.id)
  await updateWaiting(ctx, after, attempts)
  return !isUnpaid(after) || after.divergence !== null || attempts.some(({ status }) => status === 'pending')
}

export const reloadOrder = ({ db }: Pick<Context, 'db'>, id: string) =>
  db.selectFrom('challan_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/**
 * Checks with the gateway what became of a payment that the browser names. One that the browser calls paid and the gateway does
 * not know yet is waited for. Throws `unavailable` when the gateway does not answer; webhook or reconciliation then report it later.
 */
export async function verifyChallanPayment(
  ctx: Context,
  scope: Scope,
  order: OrderRow,
  { paymentId, isPaid }: { paymentId: string; isPaid: boolean },
) {
  const undecided = () => (isPaid ? waitForReport(ctx, order.id, paymentId) : Promise.resolve())
  const payment = await withGatewayErrors(scope, () => ctx.payments.payment(paymentId)).catch(async error => {
    await undecided()
    throw error
  })
  if (payment && paymentMismatch(expectedPayment(order), payment) === 'otherOrder') return order
  if (!payment || payment.status === 'pending') await undecided()
  else await receiveChallanPayment(ctx, order, payment)
  return reloadOrder(ctx, order.id)
}

/**
 * Handles the browser's report that the payer closed the form. It may have been paid nevertheless, for instance by a QR code
 * scanned with another device, so the gateway is asked first. Returns whether a failed attempt was recorded; the order can still
 * be paid.
 */
export async function recordCheckoutClosed(ctx: Context, order: OrderRow): Promise<boolean> {
  const mayBePaid = await syncGatewayPayments(ctx, order).catch(ignoreUnavailable)
  return (
    !mayBePaid &&
    !hasUndecidedPayment(order) &&
    recordPaymentFailure(ctx, order.id, translate(order.locale, 'challanOrders.closed'))
  )
}

/** Webhook or reconciliation report the payment later. */
function ignoreUnavailable(error: unknown): false {
  if (error instanceof GatewayUnavailable) return false
  throw error
}
