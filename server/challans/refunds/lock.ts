import type { Trx } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { lockOrder, type OrderRow, type RefundRow } from '../common/orders.ts'

/** Locks a refund's order, then reads the refund: every code path locks the order first. Throws `not_found`. */
export async function lockRefund(trx: Trx, id: string): Promise<{ order: OrderRow; refund: RefundRow }> {
  const found = await trx.selectFrom('challan_refunds').select('order_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound('refund')
  const order = await lockOrder(trx, found.order_id)
  const refund = await trx.selectFrom('challan_refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { order, refund }
}
