import type { z } from 'zod'
import type { processChallanOrder as processCall } from '../../../contracts/calls/adminChallans.ts'
import { courtRoutes } from '../../../contracts/challans/challans.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Actor, AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { addEvent, lockOrder, type OrderRow } from '../common/orders.ts'
import { notifyPayer } from '../notices/notifyPayer.ts'

/**
 * Assigns an order to a staff member, or to nobody. Throws `not_found`, and `conflict` for an inactive or unknown staff member.
 */
export function assignOrder(ctx: Context, scope: Scope<AdminActor>, id: string, assigneeId: string | null) {
  return ctx.db.transaction().execute(async trx => {
    if (assigneeId !== null) await assertActiveStaff(trx, assigneeId)
    return assignOrderIn(trx, scope, id, assigneeId)
  })
}

/** The same in the caller's transaction, for a member of staff who is known to be active. Throws `not_found`. */
export async function assignOrderIn(trx: Trx, scope: Scope<AdminActor>, id: string, assigneeId: string | null) {
  const order = await lockOrder(trx, id)
  await trx.updateTable('challan_orders').set({ assignee_id: assigneeId }).where('id', '=', id).execute()
  const data = { before: { assigneeId: order.assignee_id }, after: { assigneeId } }
  await audit(trx, scope, { action: 'challanOrder.assigned', subject: id, userId: order.user_id, data })
  return { id, status: order.status }
}

type Processing = z.output<NonNullable<typeof processCall.body>>

/**
 * Moves a paid order to processing; idempotent. The order has an assignee, or gets one with this. Throws `not_found`, and `conflict`
 * without an assignee and for an order in any other status.
 */
export function processOrder(ctx: Context, scope: Scope<AdminActor>, id: string, { assigneeId, note }: Processing) {
  return ctx.db.transaction().execute(async trx => {
    const order = await lockOrder(trx, id)
    if (order.status === 'processing') return { id, status: order.status }
    if (order.status !== 'paid') throw new Problem('conflict', 'Only a paid order can be processed.')
    if (!assigneeId && order.assignee_id === null) throw new Problem('conflict', 'Assign the order to somebody first.')
    if (assigneeId && assigneeId !== order.assignee_id) {
      await assertActiveStaff(trx, assigneeId)
      await assignOrderIn(trx, scope, id, assigneeId)
    }
    await beginProcessing(trx, scope, order, note)
    await notifyPayer(ctx, trx, order, (await isForCourt(trx, id)) ? 'court' : 'processing')
    await audit(trx, scope, { action: 'challanOrder.processed', subject: id, userId: order.user_id })
    return { id, status: 'processing' }
  })
}

export async function beginProcessing(
  trx: Trx,
  { actor }: Scope<Actor>,
  { id }: OrderRow,
  note?: string | null,
  at?: Date,
): Promise<void> {
  await trx.updateTable('challan_orders').set({ status: 'processing' }).where('id', '=', id).execute()
  const items = trx.updateTable('challan_order_items').set({ status: 'processing' })
  await items.where('order_id', '=', id).where('status', '=', 'paid').execute()
  await addEvent(trx, id, { status: 'processing', actor, note, at })
}

/** Whether a court settles one of the order's challans. */
async function isForCourt(trx: Trx, orderId: string): Promise<boolean> {
  const found = trx.selectFrom('challan_order_items').select('id').where('order_id', '=', orderId)
  const inCourt = await found.where('route', 'in', courtRoutes).executeTakeFirst()
  return inCourt !== undefined
}

/** Throws `conflict`. */
export async function assertActiveStaff(trx: Trx, id: string): Promise<void> {
  const found = await trx
    .selectFrom('admins')
    .select('id')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!found) throw new Problem('conflict', 'This is not an active staff member.')
}
