import type { Context } from '../../platform/context.ts'
import { challansSystemScope, isUnpaid, type OrderRow, UNPAID_MS } from '../common/orders.ts'
import { expireOrder } from './abandonOrder.ts'
import { reloadOrder, syncGatewayPayments } from './receive.ts'

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
  if (!isUnpaid(after)) return setNext(ctx, order.id, null)
  if (age >= (mayBePaid ? LIFE_MS : UNPAID_MS)) {
    await ctx.db.transaction().execute(trx => expireOrder(trx, challansSystemScope, order.id))
    return
  }
  const wait = Math.max(2 * MINUTE_MS, Math.min(age / 2, UNPAID_MS - age))
  await setNext(ctx, order.id, new Date(now.getTime() + wait))
}

async function setNext({ db }: Context, id: string, check_at: Date | null): Promise<void> {
  await db
    .updateTable('challan_orders')
    .set({ check_at })
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .execute()
}
