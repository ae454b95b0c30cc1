import type { z } from 'zod'
import type { requestChallanRefund as askCall } from '../../../contracts/calls/adminChallans.ts'
import { totalChallans } from '../../../contracts/challans.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { RefundParts } from '../../platform/db/schema/challans.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { type ItemRow, itemsOf, lockOrder, type OrderRow } from '../common/orders.ts'
import { chosenItems, findItemsInRefund } from '../settlement/progress.ts'

type Asked = z.output<NonNullable<typeof askCall.body>>

/**
 * Requests a refund (the maker's half); no money moves. Throws `not_found`, and `conflict` when a challan is unpaid or settled,
 * and while another refund of the order is open.
 */
export function requestRefund(ctx: Context, scope: Scope<AdminActor>, orderId: string, asked: Asked) {
  requireAccess(scope, 'edit', 'admin.challans')
  return ctx.db.transaction().execute(async trx => {
    const order = await lockOrder(trx, orderId)
    const refund = await insertRefund(trx, order, { ...asked, askedBy: scope.actor.adminId })
    const data = { order: orderId, amountPaise: refund.amountPaise, challans: asked.items.length }
    const { action, reason } = { action: 'challanRefund.asked', reason: asked.reason } as const
    await audit(trx, scope, { action, subject: refund.refundId, userId: order.user_id, reason, data })
    return refund
  })
}

/** The order must be locked. */
export async function insertRefund(
  trx: Trx,
  order: OrderRow,
  { items: ids, reason, askedBy, at = new Date() }: Asked & { askedBy: string; at?: Date },
) {
  const chosen = await chosenItems(trx, order, ids)
  const wrong = chosen.find(({ status }) => status !== 'paid' && status !== 'processing')
  if (wrong) throw new Problem('conflict', `Challan ${wrong.challan_no} is ${wrong.status} and cannot be refunded.`)
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
  const standing = items.filter(({ status }) => status !== 'refunded')
  const kept = standing.filter(({ id }) => !isChosen.has(id))
  const gstOf = (some: readonly ItemRow[]) =>
    some.length === items.length ? order.gst_paise : totalChallans(some.map(chargeOf)).gstPaise
  const { finesPaise, feesPaise } = totalChallans(chosen.map(chargeOf))
  return { finesPaise, feesPaise, gstPaise: gstOf(standing) - gstOf(kept) }
}

const refundAmountPaise = ({ finesPaise, feesPaise, gstPaise }: RefundParts): number =>
  finesPaise + feesPaise + gstPaise
