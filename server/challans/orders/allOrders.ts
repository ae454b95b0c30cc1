import { sql } from 'kysely'
import type { z } from 'zod'
import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import type { CustomerChallanOrder, customerChallanOrder } from '../../../contracts/resources/customerChallanOrder.ts'
import { readTies } from '../../people/accounts/staff/ties.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { streamRows } from '../../platform/db/listQueries.ts'
import type { Page } from '../../platform/http/serveResource.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import { type DivergedRow, eventsOf, itemsOf, type RefundRow } from '../common/orders.ts'
import { presentCourt } from '../court/court.ts'
import {
  challanOrdersPage,
  countChallanOrders,
  isOverdue,
  type OrderFilter,
  type OrderQuery,
  type Shared,
} from './matching.ts'
import { estimateSettlement, hasReceipt, presentEvents, presentItem, presentRow } from './present.ts'

type Detail = z.input<NonNullable<typeof customerChallanOrder.detail>>

/** Lists everybody's orders, for staff. */
export async function listOrders(ctx: Shared, query: OrderQuery): Promise<Page<CustomerChallanOrder>> {
  return { rows: await rowsOf(ctx, query), ...(await countChallanOrders(ctx, query.filter)) }
}

const newestFirst = { field: 'createdAt', order: 'DESC' } as const

/** Streams the orders that match a filter, newest first, for the export. */
export const streamChallanOrders = (ctx: Shared, filter: OrderFilter) =>
  streamRows(
    (after, limit) => rowsOf(ctx, { filter: { ...filter, after }, sort: newestFirst, offset: 0, limit }),
    filter.after,
  )

/** Throws `not_found`. */
export async function showOrder(
  ctx: Shared & Pick<Context, 'config'>,
  { actor }: Scope<AdminActor>,
  id: string,
): Promise<Detail> {
  const [row] = await rowsOf(ctx, { filter: { id: [id] }, sort: newestFirst, offset: 0, limit: 1 })
  if (!row) throw notFound('order')
  const [items, events, refunds, diverged, ties] = await Promise.all([
    itemsOf(ctx.db, id),
    eventsOf(ctx.db, id),
    ctx.db.selectFrom('challan_refunds').selectAll().where('order_id', '=', id).orderBy('id').execute(),
    ctx.db.selectFrom('challan_diverged_payments').selectAll().where('order_id', '=', id).orderBy('at').execute(),
    readTies(ctx.db),
  ])
  const actors = [...events.map(({ actor }) => actor), ...refunds.flatMap(one => [one.asked_by, one.decided_by ?? ''])]
  const nameOf = await findActorNames(ctx, actors)
  const numbers = new Map(items.map(item => [item.id, item.challan_no]))
  return {
    ...row,
    items: items.map(item => presentItem(item)),
    timeline: presentEvents(events, nameOf),
    receipt: hasReceipt({ paid_at: row.paidAt }),
    expected: estimateSettlement(ctx, { status: row.status, paid_at: row.paidAt, due_at: row.dueAt }, items),
    refunds: refunds.map(refund => ({
      ...presentRefund(refund, numbers, nameOf),
      tiedUntil: ties(refund.asked_by, actor.adminId),
    })),
    divergedPayments: diverged.map(payment => presentDiverged(payment, refunds)),
  }
}

/** The latest refund of a payment tells how far its return has come. */
const presentDiverged = (payment: DivergedRow, refunds: readonly RefundRow[]) => ({
  paymentId: payment.payment_id,
  mismatch: payment.mismatch,
  amountMinor: payment.amount_minor,
  currency: payment.currency,
  at: payment.at,
  refund: refunds.findLast(({ diverged_payment_id }) => diverged_payment_id === payment.payment_id)?.state ?? null,
})

const presentRefund = (refund: RefundRow, numbers: ReadonlyMap<string, string>, nameOf: (id: string) => string) => ({
  id: refund.id,
  amountPaise: refund.amount_paise,
  challanNumbers: refund.item_ids.map(id => numbers.get(id) ?? id),
  divergedPaymentId: refund.diverged_payment_id,
  reason: refund.reason,
  state: refund.state,
  refusal: refund.refusal,
  askedBy: nameOf(refund.asked_by),
  askedById: refund.asked_by,
  askedAt: refund.asked_at,
  decidedBy: refund.decided_by && nameOf(refund.decided_by),
  decidedAt: refund.decided_at,
  gatewayRefundId: refund.gateway_refund_id,
})

async function rowsOf(ctx: Shared, query: OrderQuery): Promise<CustomerChallanOrder[]> {
  const rows = await challanOrdersPage(ctx, query)
    .leftJoin('users', 'users.id', 'challan_orders.user_id')
    .leftJoin('challan_brands', 'challan_brands.id', 'challan_orders.brand_id')
    .leftJoin('admins', 'admins.id', 'challan_orders.assignee_id')
    .select(['challan_brands.title as brand', 'admins.name as assignee'])
    .select([customerName.as('company'), isOverdue().as('overdue')])
    .select(
      sql<boolean>`exists (select 1 from challan_refunds where order_id = challan_orders.id and state in ('asked', 'refused'))`.as(
        'refund_asked',
      ),
    )
    .execute()
  return rows.map(row => ({
    ...presentRow(ctx, row, row.challans ?? 0),
    userId: row.user_id,
    payer:
      row.phone_sealed === null
        ? (openName(ctx.vault, row.company) ?? '')
        : maskIdentifier(
            'phone',
            ctx.vault.open(row.phone_sealed, { column: 'challan_orders.phone_sealed', id: row.id }),
          ),
    brand: row.brand,
    gatewayOrderId: row.gateway_order_id,
    paymentId: row.payment_id,
    assigneeId: row.assignee_id,
    assignee: row.assignee,
    divergence: row.divergence,
    refundAsked: row.refund_asked,
    overdue: row.overdue === true,
    lateRefund: row.late_refund,
    ...presentCourt(ctx.vault, row),
  }))
}

/** Resolves actor ids to names as staff read them: staff by name, payers as "Customer", the server by the brand's name. */
async function findActorNames(
  { db, config }: Pick<Context, 'db' | 'config'>,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const staff = ids.filter(id => id.startsWith('adm_'))
  const rows = staff.length
    ? await db.selectFrom('admins').select(['id', 'name']).where('id', 'in', staff).execute()
    : []
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return id => names.get(id) ?? (isPayer(id) ? 'Customer' : config.BRAND_NAME)
}

const isPayer = (id: string) => id === 'visitor' || id.startsWith('usr_') || id.startsWith('sub_')
