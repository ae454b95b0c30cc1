import type { z } from 'zod'
import type { reportFailure as reportCall, verifyPayment as verifyCall } from '../../../contracts/calls/payments.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import type { GatewayPayment } from '../../platform/ports/paymentGateway.ts'
import { translate } from '../../platform/translate.ts'
import { recordDivergedPayment } from './divergedPayments.ts'
import {
  findOwnOrder,
  isDivergence,
  type PaymentOrderRow,
  paymentMismatch,
  paymentsSystemScope,
  signPayment,
  withGatewayErrors,
} from './paymentOrders.ts'
import { settleOrder } from './settleOrder.ts'

type PaymentVerification = z.output<NonNullable<typeof verifyCall.body>>

/** If the process dies before crediting, the reconciliation takes over after this time. */
const LOOK_AGAIN_MS = 60_000

/** Signs a payment after the gateway confirms that it pays this user's order (A70). Throws `unavailable`. */
export async function verifyPayment(ctx: Context, scope: Scope<CustomerActor>, input: PaymentVerification) {
  const { locale } = scope
  const order = await findOwnOrder(ctx.db, scope.actor, input.order_id)
  if (!order) return { code: codes.notFound, message: translate(locale, 'payments.noOrder') }
  const payment = await withGatewayErrors(scope, () => ctx.payments.payment(input.payment_id))
  if (!payment) return { code: codes.notFound, message: translate(locale, 'payments.noPayment') }
  const mismatch = paymentMismatch(order, payment)
  if (mismatch && isDivergence(mismatch)) await recordDivergedPayment(ctx, order, mismatch, payment)
  if (mismatch) return { code: codes.conflict, message: translate(locale, `payments.${mismatch}`) }
  await markPaid(ctx, order, payment.id)
  const signature = signPayment(ctx.vault, order, payment.id)
  return { code: codes.ok, message: translate(locale, 'payments.verified'), signature: { signature } }
}

const markPaid = ({ db }: Context, { id }: PaymentOrderRow, payment_id: string) =>
  db
    .updateTable('payment_orders')
    .set({ status: 'paid', payment_id, paid_at: new Date(), check_at: new Date(Date.now() + LOOK_AGAIN_MS) })
    .where('id', '=', id)
    .where('status', 'not in', ['paid', 'credited'])
    .execute()

type Parts = Pick<Context, 'db' | 'vault' | 'config' | 'channels' | 'log'>

/** Handles what the gateway reports about a payment: settles the order, or records a failure or a mismatch. */
export async function receivePayment(ctx: Parts, order: PaymentOrderRow, payment: GatewayPayment): Promise<void> {
  const mismatch = paymentMismatch(order, payment)
  if (mismatch && isDivergence(mismatch)) return recordDivergedPayment(ctx, order, mismatch, payment)
  if (mismatch === 'declined' && payment.status === 'failed') return noteFailure(ctx, order, payment)
  if (mismatch) return
  const settled = await settleOrder(ctx, paymentsSystemScope, order.id, payment.id)
  if (!settled) await recordDivergedPayment(ctx, order, 'twice', payment)
}

async function noteFailure({ db }: Parts, order: PaymentOrderRow, payment: GatewayPayment): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ status: 'failed', failed_payment_id: payment.id, reason: payment.error })
    .where('id', '=', order.id)
    .where('status', '=', 'created')
    .execute()
}

type FailureReport = z.output<NonNullable<typeof reportCall.body>>

/**
 * Records the ids of a failed payment (A71). The report comes from a browser, so the gateway is still asked, and another attempt may pay
 * the order.
 */
export async function reportFailure(ctx: Context, scope: Scope<CustomerActor>, input: FailureReport) {
  const { order_id, payment_id = null, reason = null } = input
  const order = await findOwnOrder(ctx.db, scope.actor, order_id)
  if (!order) return { code: codes.notFound, message: translate(scope.locale, 'payments.noOrder') }
  const noted = await ctx.db.transaction().execute(async trx => {
    const row = await trx
      .updateTable('payment_orders')
      .set({ status: 'failed', failed_payment_id: payment_id, reason })
      .where('id', '=', order.id)
      .where('status', 'in', ['created', 'failed', 'expired'])
      .returning('id')
      .executeTakeFirst()
    if (row) await audit(trx, scope, { action: 'payment.failed', subject: order.id, data: { order_id, payment_id } })
    return row !== undefined
  })
  if (!noted) return { code: codes.conflict, message: translate(scope.locale, 'payments.notFailed') }
  return {
    code: codes.ok,
    message: translate(scope.locale, 'payments.failureNoted', { order: order_id }),
    order_id,
    payment_id,
  }
}
