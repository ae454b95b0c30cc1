import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { DivergedPayment, divergedPayment } from '../../../contracts/resources/divergedPayment.ts'
import type { Context } from '../../platform/context.ts'
import { countCapped, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { customerMatches, customerName, openName } from '../../platform/sealing/names.ts'

type Filter = z.output<typeof divergedPayment.filter>
type Parts = Pick<Context, 'db' | 'vault'>

/** `asked` while a request for its return waits for the second person. */
const state = sql<DivergedPayment['state']>`case
  when payment.return_state in ('approved', 'done') then payment.return_state
  when exists (select from approvals where approvals.state = 'waiting' and approvals.kind = 'paymentReturn'
    and approvals.request ->> 'paymentId' = payment.id) then 'asked'
  else coalesce(payment.return_state, 'open') end`

/** Card payments of customers that do not pay their order, latest first. */
export async function listDivergedPayments(ctx: Parts, query: ListQuery<Filter>): Promise<Page<DivergedPayment>> {
  return { rows: await rowsOf(ctx, query), ...(await countCapped(ctx.db, matching(ctx, query.filter))) }
}

export const streamDivergedPayments = (ctx: Parts, filter: Filter) =>
  streamRows(
    (after, limit) =>
      rowsOf(ctx, {
        filter: { ...filter, after },
        sort: { field: 'createdAt', order: 'DESC' },
        offset: 0,
        limit,
      }),
    filter.after,
  )

function matching({ db, vault }: Parts, filter: Filter) {
  let found = db
    .selectFrom('diverged_payments as payment')
    .innerJoin('payment_orders as ordered', 'ordered.id', 'payment.order_id')
    .innerJoin('users', 'users.id', 'ordered.user_id')
  if (filter.id) found = found.where('payment.id', 'in', filter.id)
  if (filter.q) {
    const { q } = filter
    found = found.where(eb =>
      eb.or([eb('payment.id', '=', q), eb('ordered.gateway_order_id', '=', q), customerMatches(vault, q)]),
    )
  }
  if (filter.mismatch) found = found.where('payment.mismatch', 'in', filter.mismatch)
  if (filter.state) found = found.where(state, 'in', filter.state)
  return found
}

async function rowsOf(ctx: Parts, { filter, sort, offset, limit }: ListQuery<Filter>): Promise<DivergedPayment[]> {
  const ascending = sort.order === 'ASC'
  let found = matching(ctx, filter)
  if (filter.after)
    found = found.where(
      sql<SqlBool>`(payment.at, payment.id) ${sql.raw(ascending ? '>' : '<')} (
        select at, id from diverged_payments last where last.id = ${filter.after})`,
    )
  const rows = await found
    .selectAll('payment')
    .select(['ordered.user_id', 'ordered.wallet', 'ordered.purpose', 'ordered.charged_minor', 'users.customer_id'])
    .select(['ordered.currency as ordered_currency', customerName.as('customer'), state.as('state')])
    .orderBy('payment.at', ascending ? 'asc' : 'desc')
    .orderBy('payment.id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(row => ({
    id: row.id,
    createdAt: row.at,
    orderId: row.order_id,
    userId: row.user_id,
    customerId: row.customer_id,
    customer: openName(ctx.vault, row.customer),
    purpose: row.purpose,
    wallet: row.wallet,
    mismatch: row.mismatch,
    amountMinor: row.amount_minor,
    currency: row.currency,
    orderedMinor: row.charged_minor,
    orderedCurrency: row.ordered_currency,
    state: row.state,
    refusal: row.refusal,
    gatewayRefundId: row.gateway_refund_id,
    returnedAt: row.returned_at,
  }))
}
