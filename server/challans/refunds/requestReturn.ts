import type { z } from 'zod'
import type { requestChallanReturn as askCall } from '../../../contracts/calls/adminChallans.ts'
import { openRefundStates } from '../../../contracts/resources/challanOrder.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { lockOrder } from '../common/orders.ts'

type Asked = z.output<NonNullable<typeof askCall.body>>

/**
 * Requests the return of a diverged payment (the maker's half); no money moves, and the checker decides it like any refund.
 * Throws `not_found`, and `conflict` while it is being returned, after it has been, and for a currency the ledger does not
 * support.
 */
export function requestReturn(ctx: Context, scope: Scope<AdminActor>, orderId: string, { paymentId, reason }: Asked) {
  requireAccess(scope, 'edit', 'admin.challans')
  return ctx.db.transaction().execute(async trx => {
    const order = await lockOrder(trx, orderId)
    const refund = await insertReturn(trx, orderId, { paymentId, reason, askedBy: scope.actor.adminId })
    const data = { order: orderId, amountPaise: refund.amountPaise, payment: paymentId }
    await audit(trx, scope, {
      action: 'challanRefund.asked',
      subject: refund.refundId,
      userId: order.user_id,
      reason,
      data,
    })
    return refund
  })
}

/** The order must be locked. */
export async function insertReturn(
  trx: Trx,
  orderId: string,
  { paymentId, reason, askedBy, at = new Date() }: Asked & { askedBy: string; at?: Date },
) {
  const payment = await trx
    .selectFrom('challan_diverged_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!payment) throw notFound('payment')
  if (payment.currency !== 'INR')
    throw new Problem(
      'conflict',
      `It was paid in ${payment.currency}. Refund it at the gateway: only rupee payments can be refunded here.`,
    )
  await refuseTwice(trx, paymentId)
  const [refundId, amountPaise] = [newId('crf'), payment.amount_minor]
  await trx
    .insertInto('challan_refunds')
    .values({
      id: refundId,
      order_id: orderId,
      diverged_payment_id: paymentId,
      item_ids: '[]',
      amount_paise: amountPaise,
      parts: JSON.stringify({ finesPaise: 0, feesPaise: 0, gstPaise: 0 }),
      reason,
      asked_by: askedBy,
      asked_at: at,
    })
    .execute()
  return { refundId, amountPaise }
}

async function refuseTwice(trx: Trx, paymentId: string): Promise<void> {
  const other = await trx
    .selectFrom('challan_refunds')
    .select('state')
    .where('diverged_payment_id', '=', paymentId)
    .where('state', 'in', [...openRefundStates, 'done'])
    .executeTakeFirst()
  if (!other) return
  const why = other.state === 'done' ? 'This payment has been refunded.' : 'This payment is already being refunded.'
  throw new Problem('conflict', why)
}
