import { openRefundStates } from '../../../contracts/resources/challanOrder.ts'
import type { Scope, Trx } from '../../platform/context.ts'
import type { Actor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { addEvent, type ItemRow, itemsOf, type OrderRow } from '../common/orders.ts'
import { type NotifyContext, notifyPayer } from '../notices/notifyPayer.ts'

/** Returns the requested items of the order. Throws `conflict` when one is not in it. */
export async function chosenItems(trx: Trx, order: OrderRow, ids: readonly string[]): Promise<ItemRow[]> {
  const items = (await itemsOf(trx, order.id)).filter(({ id }) => ids.includes(id))
  if (items.length < new Set(ids).size) throw new Problem('conflict', 'One of these challans is not in this order.')
  return items
}

/** Ids of items whose refund waits for a checker or for the gateway. */
export async function findItemsInRefund(trx: Trx, orderId: string): Promise<Set<string>> {
  const open = await trx
    .selectFrom('challan_refunds')
    .select('item_ids')
    .where('order_id', '=', orderId)
    .where('state', 'in', openRefundStates)
    .execute()
  return new Set(open.flatMap(({ item_ids }) => item_ids))
}

/**
 * Completes a locked order when no item is left to process: settled if any of them was settled, else refunded. Returns its
 * status.
 */
export async function completeOrderIfDone(
  ctx: NotifyContext,
  trx: Trx,
  scope: Scope<Actor>,
  order: OrderRow,
  at = new Date(),
): Promise<OrderRow['status']> {
  const items = await itemsOf(trx, order.id)
  if (items.some(({ status }) => status !== 'settled' && status !== 'refunded')) return order.status
  const status = items.some(item => item.status === 'settled') ? ('settled' as const) : ('refunded' as const)
  if (status === order.status) return status
  const row = trx.updateTable('challan_orders').where('id', '=', order.id)
  await row.set({ status, ...(status === 'settled' && { settled_at: at }) }).execute()
  await addEvent(trx, order.id, { status, actor: scope.actor, at })
  if (status === 'settled') await notifyPayer(ctx, trx, order, 'settled')
  return status
}
