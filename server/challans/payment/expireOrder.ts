import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Actor } from '../../platform/identity/actors.ts'
import { GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'
import { translate } from '../../platform/translate.ts'
import { addEvent, challansSystemScope, isUnpaid, lockOrder, type OrderRow, UNPAID_MS } from '../common/orders.ts'
import { reloadOrder, syncGatewayPayments } from './receive.ts'

/**
 * Expires an unpaid order and releases its challans. Asks the gateway first and keeps the order while a payment may be in
 * progress. Returns whether it expired the order.
 */
export async function abandonOrder(ctx: Context, scope: Scope<Actor>, order: OrderRow): Promise<boolean> {
  try {
    if (await syncGatewayPayments(ctx, order)) return false
  } catch (error) {
    if (error instanceof GatewayUnavailable) return false
    throw error
  }
  return ctx.db.transaction().execute(trx => expireOrder(trx, scope, order.id))
}

/** Returns false when the order has been paid meanwhile. */
export async function expireOrder(trx: Trx, scope: Scope<Actor>, id: string, at = new Date()): Promise<boolean> {
  const order = await lockOrder(trx, id)
  if (!isUnpaid(order)) return false
  await trx.updateTable('challan_orders').set({ status: 'expired', check_at: null }).where('id', '=', id).execute()
  await trx.updateTable('challan_order_items').set({ is_open: false }).where('order_id', '=', id).execute()
  await addEvent(trx, id, {
    status: 'expired',
    actor: scope.actor,
    note: translate('en', 'challanOrders.notes.expired'),
    at,
  })
  return true
}

const MINUTE_MS = 60_000
/** An attempt pending longer than this will not complete; the gateway's own orders have expired by then. */
const LIFE_MS = 24 * 60 * MINUTE_MS

/**
 * Applies unreported payments and expires the order when nobody pays it. Throws `GatewayUnavailable` without expiring anything.
 */
export async function reconcileOrder(ctx: Context, order: OrderRow, now: Date): Promise<void> {
  const mayBePaid = await syncGatewayPayments(ctx, order)
  const after = await reloadOrder(ctx, order.id)
  if (after.check_at === null) return
  const age = now.getTime() - Date.parse(order.created_at)
  if (!isUnpaid(after)) return scheduleCheck(ctx, order.id, null)
  if (age >= (mayBePaid ? LIFE_MS : UNPAID_MS)) {
    await ctx.db.transaction().execute(trx => expireOrder(trx, challansSystemScope, order.id))
    return
  }
  const wait = Math.max(2 * MINUTE_MS, Math.min(age / 2, UNPAID_MS - age))
  await scheduleCheck(ctx, order.id, new Date(now.getTime() + wait))
}

async function scheduleCheck({ db }: Context, id: string, check_at: Date | null): Promise<void> {
  await db
    .updateTable('challan_orders')
    .set({ check_at })
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .execute()
}
