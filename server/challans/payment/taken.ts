import type { Trx } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { addEvent, challansSystemScope, type ItemRow, itemsOf, lockChallans, type OrderRow } from '../common/orders.ts'
import { notWaiting } from './waiting.ts'

/**
 * Locks the challans of a locked order and returns its items, and those of them whose challan another order has paid. Until the transaction ends nobody
 * else can pay the rest: of two payments at the same moment, the second one waits here and then sees the first.
 */
export async function lockItems(trx: Trx, orderId: string): Promise<{ items: ItemRow[]; taken: ItemRow[] }> {
  const items = await itemsOf(trx, orderId)
  const challanIds = items.map(({ challan_id }) => challan_id)
  await lockChallans(trx, challanIds)
  const paid = await trx
    .selectFrom('challans')
    .select('id')
    .where('id', 'in', challanIds)
    .where('paid_with', 'is not', null)
    .where('paid_with', '!=', orderId)
    .execute()
  const ids = new Set(paid.map(({ id }) => id))
  return { items, taken: items.filter(({ challan_id }) => ids.has(challan_id)) }
}

/** Marks items of a locked order whose challan another order has paid first. */
export const markTaken = (trx: Trx, taken: readonly ItemRow[], at: Date) =>
  trx
    .updateTable('challan_order_items')
    .set({ taken_at: at })
    .where(
      'id',
      'in',
      taken.map(({ id }) => id),
    )
    .execute()

/** Closes a locked order that nobody can pay any more, because another order has paid some of its challans. */
export async function closeTaken(
  trx: Trx,
  { id }: OrderRow,
  taken: readonly ItemRow[],
  at = new Date(),
): Promise<void> {
  await markTaken(trx, taken, at)
  await trx
    .updateTable('challan_orders')
    .set({ status: 'expired', check_at: null, ...notWaiting })
    .where('id', '=', id)
    .execute()
  const note = translate('en', 'challanOrders.notes.closedTaken')
  await addEvent(trx, id, { status: 'expired', actor: challansSystemScope.actor, note, at })
}
