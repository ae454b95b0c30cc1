import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Actor } from '../../platform/identity/actors.ts'
import { GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'
import { translate } from '../../platform/translate.ts'
import { addEvent, isUnpaid, lockOrder, type OrderRow } from '../common/orders.ts'
import { syncGatewayPayments } from './receive.ts'

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
