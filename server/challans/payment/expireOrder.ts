import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Actor } from '../../platform/identity/actors.ts'
import { GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'
import { translate } from '../../platform/translate.ts'
import {
  addEvent,
  challansSystemScope,
  isUnpaid,
  isWaiting,
  lockOrder,
  type OrderRow,
  UNPAID_MS,
} from '../common/orders.ts'
import { reloadOrder, syncGatewayPayments } from './receive.ts'
import { LIFE_MS, nextCheck, notWaiting } from './waiting.ts'

/**
 * Expires an unpaid order. Asks the gateway first and keeps the order while a payment may be in progress. Returns whether it expired the order.
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
  await trx
    .updateTable('challan_orders')
    .set({ status: 'expired', check_at: null, ...notWaiting })
    .where('id', '=', id)
    .execute()
  await addEvent(trx, id, {
    status: 'expired',
    actor: scope.actor,
    note: translate('en', 'challanOrders.notes.expired'),
    at,
  })
  return true
}

/**
 * Applies unreported payments and expires the order when nobody pays it. Throws `GatewayUnavailable` without expiring anything.
 */
export async function reconcileOrder(ctx: Context, order: OrderRow, now: Date): Promise<void> {
  const mayBePaid = await syncGatewayPayments(ctx, order)
  const after = await reloadOrder(ctx, order.id)
  if (after.check_at === null) return
  const age = now.getTime() - Date.parse(order.created_at)
  if (!isUnpaid(after)) return scheduleCheck(ctx, order.id, null)
  if (age >= (mayBePaid ? LIFE_MS : UNPAID_MS) && !isWaiting(after, now.getTime())) {
    await ctx.db.transaction().execute(trx => expireOrder(trx, challansSystemScope, order.id))
    return
  }
  await scheduleCheck(ctx, order.id, nextCheck(after, now))
}

async function scheduleCheck({ db }: Context, id: string, check_at: Date | null): Promise<void> {
  await db
    .updateTable('challan_orders')
    .set({ check_at })
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .execute()
}
