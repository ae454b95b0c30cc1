import { unpaidOrderStatuses } from '../../../contracts/challans/challans.ts'
import type { Db } from '../../platform/context.ts'
import type { OrderRow } from './orders.ts'

/** An unpaid order of a payer with those of the asked challans that are in it. */
interface OwnUnpaid {
  order: OrderRow
  challans: { id: string; challanNo: string }[]
}

/** The unpaid orders of an account or a phone number that contain any of these challans, the newest first. */
export async function findOwnUnpaid(
  db: Db,
  payer: { userId: string } | { phoneIndex: string },
  challanIds: readonly string[],
): Promise<OwnUnpaid[]> {
  if (challanIds.length === 0) return []
  const items = await db
    .selectFrom('challan_order_items as item')
    .innerJoin('challan_orders as owned', 'owned.id', 'item.order_id')
    .select(['item.order_id', 'item.challan_id', 'item.challan_no'])
    .where('item.challan_id', 'in', challanIds)
    .where('owned.status', 'in', unpaidOrderStatuses)
    .$if('userId' in payer, own => own.where('owned.user_id', '=', 'userId' in payer ? payer.userId : ''))
    .$if('phoneIndex' in payer, own =>
      own.where('owned.phone_index', '=', 'phoneIndex' in payer ? payer.phoneIndex : ''),
    )
    .execute()
  const ids = [...new Set(items.map(({ order_id }) => order_id))]
  if (ids.length === 0) return []
  const orders = await db
    .selectFrom('challan_orders')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute()
  return orders.map(order => ({
    order,
    challans: items
      .filter(({ order_id }) => order_id === order.id)
      .map(({ challan_id, challan_no }) => ({ id: challan_id, challanNo: challan_no })),
  }))
}
