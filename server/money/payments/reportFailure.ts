import type { z } from 'zod'
import type { reportFailure as reportCall } from '../../../contracts/calls/payments.ts'
import { codes } from '../../../contracts/codes.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { findOwnOrder } from './paymentOrders.ts'

type Asked = z.output<NonNullable<typeof reportCall.body>>

/** Notes what failed, by its ids (A71). It is a browser's word: the gateway is asked all the same, and another try may still pay the order. */
export async function reportFailure(ctx: Context, scope: Scope<CustomerActor>, asked: Asked) {
  const { order_id, payment_id = null, reason = null } = asked
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
