import { unpaidOrderStatuses } from '../../../contracts/challans/challans.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { isUnpaid, itemsOf, lockOrder, type OrderRow } from '../common/orders.ts'
import { reloadOrder, syncGatewayPayments } from './receive.ts'
import { closeTaken, lockItems } from './taken.ts'
import { hasUndecidedPayment } from './waiting.ts'

/** How many other orders the gateway is asked about: anybody can begin any number of them. */
const MAX = 3

/**
 * Asks the gateway about other orders of these challans that wait for the bank, the newest first, so that a payment that it has captured and not yet
 * reported counts. What the gateway does not answer is left to reconciliation.
 */
export async function syncRivals(ctx: Context, challanIds: readonly string[], ownId?: string): Promise<void> {
  if (challanIds.length === 0) return
  const rivals = await ctx.db
    .selectFrom('challan_orders')
    .selectAll()
    .where('id', 'in', row =>
      row.selectFrom('challan_order_items').select('order_id').where('challan_id', 'in', challanIds),
    )
    .$if(ownId !== undefined, others => others.where('id', '!=', ownId ?? ''))
    .where('status', 'in', unpaidOrderStatuses)
    .where('gateway_order_id', 'is not', null)
    .where('waiting_until', '>', new Date().toISOString())
    .orderBy('id', 'desc')
    .limit(MAX)
    .execute()
  for (const rival of rivals)
    try {
      await syncGatewayPayments(ctx, rival)
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error
    }
}

/**
 * Before anything is charged: closes an unpaid order if somebody else has paid one of its challans. Returns the order as it is then. An order whose own
 * payment is on its way is left as it is: that payment is returned if it comes second.
 */
export async function closeIfTaken(ctx: Context, order: OrderRow): Promise<OrderRow> {
  if (!isUnpaid(order) || order.divergence !== null || hasUndecidedPayment(order)) return order
  const items = await itemsOf(ctx.db, order.id)
  await syncRivals(
    ctx,
    items.map(({ challan_id }) => challan_id),
    order.id,
  )
  await ctx.db.transaction().execute(async trx => {
    const now = await lockOrder(trx, order.id)
    const { taken } = await lockItems(trx, order.id)
    if (isUnpaid(now) && !hasUndecidedPayment(now) && taken.length > 0) await closeTaken(trx, now, taken)
  })
  return reloadOrder(ctx, order.id)
}

/** Throws `conflict` for an order that `closeIfTaken` has closed, or that was paid second. */
export async function requireNotTaken(ctx: Pick<Context, 'db'>, { locale }: Scope, order: OrderRow): Promise<void> {
  if (order.status !== 'expired' || !(await itemsOf(ctx.db, order.id)).some(({ taken_at }) => taken_at !== null)) return
  const words = (await wasPaidSecond(ctx, order)) ? 'challanPayment.takenPaid' : 'challanOrders.taken'
  throw new Problem('conflict', translate(locale, words))
}

/** Whether a payment came for it after somebody else had paid; it is returned by itself. */
export async function wasPaidSecond({ db }: Pick<Context, 'db'>, { id }: OrderRow): Promise<boolean> {
  const came = db.selectFrom('challan_diverged_payments').select('payment_id').where('order_id', '=', id)
  return (await came.where('mismatch', '=', 'taken').executeTakeFirst()) !== undefined
}
