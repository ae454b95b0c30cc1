import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { parseOrderNumber } from '../../../contracts/challans/orderNumber.ts'
import { normaliseIdentifier } from '../../../contracts/identifiers/index.ts'
import type { customerChallanOrder } from '../../../contracts/resources/customerChallanOrder.ts'
import type { Context, Db } from '../../platform/context.ts'
import { countCapped } from '../../platform/db/listQueries.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { ListQuery } from '../../platform/http/serveResource.ts'
import { vehicleIndexOf } from '../common/vehicleNumber.ts'

export type OrderFilter = z.output<typeof customerChallanOrder.filter>
export type OrderQuery = ListQuery<OrderFilter>
export type Shared = Pick<Context, 'db' | 'vault'>

/** Midnight in India of a day, or of the day that many days later. */
const midnight = (day: string, later: number) =>
  sql<string>`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'Asia/Kolkata')`

/** Selects the orders that match a filter, of one account or of everybody; the cursor is applied separately. */
export function ordersMatching({ db, vault }: Shared, filter: OrderFilter, userId?: string) {
  const { id, status, rcNo, challanNo, createdFrom, createdTo, channel, assignee, attention } = filter
  let found = db.selectFrom('challan_orders')
  if (userId) found = found.where('challan_orders.user_id', '=', userId)
  if (id) found = found.where('challan_orders.id', 'in', id)
  if (status) found = found.where('challan_orders.status', 'in', status)
  if (rcNo)
    found = found.where(row =>
      row.or([
        row('vehicle_index', '=', vehicleIndexOf(vault, normaliseIdentifier('rc', rcNo))),
        ...withNumber(row, rcNo),
      ]),
    )
  if (challanNo)
    found = found.where(row =>
      row.or([row('challan_orders.id', 'in', withChallan(db, challanNo)), ...withNumber(row, challanNo)]),
    )
  if (createdFrom) found = found.where('challan_orders.created_at', '>=', midnight(createdFrom, 0))
  if (createdTo) found = found.where('challan_orders.created_at', '<', midnight(createdTo, 1))
  if (channel) found = found.where('challan_orders.channel', '=', channel)
  if (assignee) found = found.where('assignee_id', '=', assignee)
  if (attention)
    found = found.where(row =>
      row.or([
        ...(attention.includes('overdue') ? [isOverdue()] : []),
        ...(attention.includes('diverged') ? [row('divergence', 'is not', null)] : []),
        ...(attention.includes('refundAsked') ? [row('challan_orders.id', 'in', withRefundAsked(db))] : []),
      ]),
    )
  const { customer } = filter
  if (customer)
    found = found.where(row =>
      row.or([
        row('challan_orders.user_id', '=', customer),
        row(
          'challan_orders.user_id',
          'in',
          row.selectFrom('users').select('users.id').where('customer_id', '=', customer),
        ),
        row(
          'challan_orders.brand_id',
          'in',
          row.selectFrom('challan_brands').select('challan_brands.id').where('name', '=', customer),
        ),
      ]),
    )
  return found
}

/** Paid, not settled, and past the date promised to the payer. */
export const isOverdue = () =>
  sql<SqlBool>`(challan_orders.status in ('paid', 'processing') and challan_orders.due_at < now())`

/** A search field for another kind of number accepts an order number too. */
function withNumber(row: ExpressionBuilder<Schema, 'challan_orders'>, written: string) {
  const number = parseOrderNumber(written)
  return number ? [row('challan_orders.number', '=', number)] : []
}

const withChallan = (db: Db, challanNo: string) =>
  db.selectFrom('challan_order_items').select('order_id').where('challan_no', '=', challanNo)

const withRefundAsked = (db: Db) =>
  db.selectFrom('challan_refunds').select('order_id').where('state', 'in', ['asked', 'refused'])

/** Selects one page of orders by id, which is the order of creation. */
export function challanOrdersPage(ctx: Shared, { filter, sort, offset, limit }: OrderQuery, userId?: string) {
  const ascending = sort.order === 'ASC'
  const { after } = filter
  let found = ordersMatching(ctx, filter, userId)
  if (after)
    found = found.where(
      ascending ? sql<SqlBool>`challan_orders.id > ${after}` : sql<SqlBool>`challan_orders.id < ${after}`,
    )
  return found
    .orderBy('challan_orders.id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .selectAll('challan_orders')
    .select(row =>
      row
        .selectFrom('challan_order_items')
        .select(item => item.fn.countAll<number>().as('count'))
        .whereRef('challan_order_items.order_id', '=', 'challan_orders.id')
        .as('challans'),
    )
}

/** Counts up to the cap. */
export const countChallanOrders = (ctx: Shared, filter: OrderFilter, userId?: string) =>
  countCapped(ctx.db, ordersMatching(ctx, filter, userId))
