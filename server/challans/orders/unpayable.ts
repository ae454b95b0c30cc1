import { payableRoutes } from '../../../contracts/challans.ts'
import type { Db } from '../../platform/context.ts'
import { isUnpaid, type OrderRow } from '../common/orders.ts'
import type { ChallanRow } from '../common/present.ts'

/** Paid according to the source, in any letter case (A76), or by one of our orders while the source lags behind. */
const isPaidAnywhere = ({ status, paid_with }: ChallanRow) =>
  paid_with !== null || status.trim().toLowerCase() === 'paid'

/** True for challans nobody can pay: paid, contested, or in an excluded state. */
export const isUnpayable = (row: ChallanRow): boolean => isPaidAnywhere(row) || !payableRoutes.includes(row.route)

/** Finds the open orders that hold any of these challans, each with the challan numbers it holds. */
export async function findOrdersHolding(db: Db, challanIds: readonly string[]) {
  const held = await db
    .selectFrom('challan_order_items')
    .select(['order_id', 'challan_id', 'challan_no'])
    .where('challan_id', 'in', challanIds)
    .where('is_open', '=', true)
    .execute()
  const ids = [...new Set(held.map(({ order_id }) => order_id))]
  if (ids.length === 0) return []
  const orders = await db.selectFrom('challan_orders').selectAll().where('id', 'in', ids).execute()
  return orders.map(order => ({ order, challanNumbers: numbersIn(held, order) }))
}

const numbersIn = (held: readonly { order_id: string; challan_no: string }[], { id }: OrderRow) =>
  held.filter(({ order_id }) => order_id === id).map(({ challan_no }) => challan_no)

export const isAwaitingPayment = (order: OrderRow) => isUnpaid(order) && order.divergence === null
