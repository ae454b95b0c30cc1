import type { z } from 'zod'
import type { requestChallanRefund, requestChallanReturn } from '../../../contracts/calls/adminChallans.ts'
import { totalChallans } from '../../../contracts/challans/challans.ts'
import { openRefundStates } from '../../../contracts/resources/customerChallanOrder.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { RefundParts } from '../../platform/db/schema/challans.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { type ItemRow, itemsOf, lockOrder, type OrderRow } from '../common/orders.ts'
import { chosenItems, findItemsInRefund } from '../settlement/settle.ts'

type RefundBody = z.output<NonNullable<typeof requestChallanRefund.body>>

/**
 * Requests a refund (the maker's half); no money moves. Throws `not_found`, and `conflict` when a challan is unpaid or settled,
 * and while another refund of the order is open.
 */
export function requestRefund(ctx: Context, scope: Scope<AdminActor>, orderId: string, body: RefundBody) {
  return ctx.db.transaction().execute(async trx => {
    const order = await lockOrder(trx, orderId)
    const refund = await insertRefund(trx, order, { ...body, askedBy: scope.actor.adminId })
    const data = { order: orderId, amountPaise: refund.amountPaise, challans: body.items.length }
    const { action, reason } = { action: 'challanRefund.asked', reason: body.reason } as const
    await audit(trx, scope, { action, subject: refund.refundId, userId: order.user_id, reason, data })
    return refund
  })
}

/** The order must be locked. */
export async function insertRefund(
  trx: Trx,
  order: OrderRow,
  { items: ids, reason, askedBy, at = new Date() }: RefundBody & { askedBy: string; at?: Date },
) {
  const chosen = await chosenItems(trx, order, ids)
  const invalid = chosen.find(({ status }) => status !== 'paid' && status !== 'processing')
  if (invalid)
    throw new Problem('conflict', `Challan ${invalid.challan_no} is ${invalid.status} and cannot be refunded.`)
  if ((await findItemsInRefund(trx, order.id)).size > 0)
    throw new Problem('conflict', 'Another refund of this order is open. Approve or reject it first.')
  const parts = refundParts(order, await itemsOf(trx, order.id), chosen)
  const amountPaise = refundAmountPaise(parts)
  if (amountPaise <= 0) throw new Problem('conflict', 'There is nothing to refund for these challans.')
  const refundId = newId('crf')
  await trx
    .insertInto('challan_refunds')
    .values({
      id: refundId,
      order_id: order.id,
      item_ids: JSON.stringify(chosen.map(({ id }) => id)),
      amount_paise: amountPaise,
      parts: JSON.stringify(parts),
      reason,
      asked_by: askedBy,
      asked_at: at,
    })
    .execute()
  return { refundId, amountPaise }
}

const chargeOf = ({ amount_paise, fee_paise }: ItemRow) => ({ amountPaise: amount_paise, feePaise: fee_paise })

/**
 * Splits the refund of some challans into fines, fees and GST. The GST is the difference between the order's GST before and
 * after, so that successive refunds add up to exactly the order's total.
 */
function refundParts(order: OrderRow, items: readonly ItemRow[], chosen: readonly ItemRow[]): RefundParts {
  const isChosen = new Set(chosen.map(({ id }) => id))
  const current = items.filter(({ status }) => status !== 'refunded')
  const remaining = current.filter(({ id }) => !isChosen.has(id))
  const gstOf = (some: readonly ItemRow[]) =>
    some.length === items.length ? order.gst_paise : totalChallans(some.map(chargeOf)).gstPaise
  const { finesPaise, feesPaise } = totalChallans(chosen.map(chargeOf))
  return { finesPaise, feesPaise, gstPaise: gstOf(current) - gstOf(remaining) }
}

const refundAmountPaise = ({ finesPaise, feesPaise, gstPaise }: RefundParts): number =>
  finesPaise + feesPaise + gstPaise

type ReturnBody = z.output<NonNullable<typeof requestChallanReturn.body>>

/**
 * Requests the return of a diverged payment (the maker's half); no money moves, and the checker decides it like any refund.
 * Throws `not_found`, and `conflict` while it is being returned, after it has been, and for a currency the ledger does not
 * support.
 */
export function requestReturn(
  ctx: Context,
  scope: Scope<AdminActor>,
  orderId: string,
  { paymentId, reason }: ReturnBody,
) {
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
  { paymentId, reason, askedBy, at = new Date() }: ReturnBody & { askedBy: string; at?: Date },
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
  await assertNotReturned(trx, paymentId)
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

async function assertNotReturned(trx: Trx, paymentId: string): Promise<void> {
  const other = await trx
    .selectFrom('challan_refunds')
    .select('state')
    .where('diverged_payment_id', '=', paymentId)
    .where('state', 'in', [...openRefundStates, 'done'])
    .executeTakeFirst()
  if (!other) return
  const message = other.state === 'done' ? 'This payment has been refunded.' : 'This payment is already being refunded.'
  throw new Problem('conflict', message)
}
