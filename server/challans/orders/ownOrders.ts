import type { ChallanOrderDetail, ChallanOrderRow } from '../../../contracts/resources/challanOrder.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { eventsOf, itemsOf, type OrderRow } from '../common/orders.ts'
import { courtStatusFor } from '../court/court.ts'
import { challanOrdersPage, countChallanOrders, type OrderQuery, type Shared } from './matching.ts'
import { estimateSettlement, hasReceipt, presentEvents, presentItem, presentRow } from './present.ts'

/** Lists the account's own orders, newest first. */
export async function listOwnOrders(
  ctx: Shared,
  { actor: { userId } }: Scope<CustomerActor>,
  query: OrderQuery,
): Promise<Page<ChallanOrderRow>> {
  const rows = await challanOrdersPage(ctx, query, userId).execute()
  const shown = rows.map(row => presentRow(ctx, row, row.challans ?? 0))
  return { rows: shown, ...(await countChallanOrders(ctx, query.filter, userId)) }
}

/** Throws `not_found`, also for another account's order. */
export async function showOwnOrder(
  ctx: Shared & Pick<Context, 'config'>,
  scope: Scope<CustomerActor>,
  id: string,
): Promise<ChallanOrderDetail> {
  const order = await ownOrder(ctx, scope, id)
  const [items, events] = await Promise.all([itemsOf(ctx.db, id), eventsOf(ctx.db, id)])
  // Customers do not see which staff member acted.
  const by = (actor: string) =>
    actor === order.ordered_by || actor === order.user_id ? 'Customer' : ctx.config.BRAND_NAME
  return {
    ...presentRow(ctx, order, items.length),
    items: items.map(item => presentItem(item, courtStatusFor(order, item, scope.locale))),
    timeline: presentEvents(events, by, scope.locale),
    receipt: hasReceipt(order),
    expected: estimateSettlement(ctx, order, items),
    diverged: order.divergence !== null,
  }
}

/** Throws `not_found`, also for another account's order. */
export async function ownOrder({ db }: Shared, { actor }: Scope<CustomerActor>, id: string): Promise<OrderRow> {
  const found = db.selectFrom('challan_orders').selectAll().where('id', '=', id)
  const row = await found.where('user_id', '=', actor.userId).executeTakeFirst()
  if (!row) throw notFound('order')
  return row
}
