import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { readWhitelabelTotals } from '../../../contracts/calls/whiteLabel.ts'
import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import type {
  WhitelabelTransaction,
  whitelabelTransaction,
} from '../../../contracts/resources/whitelabelTransaction.ts'
import type { Context } from '../../platform/context.ts'
import { countCapped, customerIs, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { customerNameOf, openName } from '../../platform/sealing/names.ts'
import { orderMatches, startOf } from './matching.ts'
import { newestFirst } from './users.ts'

type Parts = Pick<Context, 'db' | 'vault'>
export type TransactionFilter = z.output<typeof whitelabelTransaction.filter>
type Query = ListQuery<TransactionFilter>
type Totals = z.input<typeof readWhitelabelTotals.reply>

function matching({ db, vault }: Parts, filter: TransactionFilter) {
  const { q, id, client, status, paidFrom, paidTo } = filter
  let found = db
    .selectFrom('order_shares')
    .innerJoin('challan_orders', 'challan_orders.id', 'order_id')
    .innerJoin('challan_brands', 'challan_brands.id', 'order_shares.brand_id')
    .innerJoin('users', 'users.id', 'client_id')
  if (id) found = found.where('order_id', 'in', id)
  if (client) found = found.where(customerIs(client))
  if (status) found = found.where('challan_orders.status', 'in', status)
  if (paidFrom) found = found.where('order_shares.paid_at', '>=', startOf(paidFrom))
  if (paidTo) found = found.where('order_shares.paid_at', '<', startOf(paidTo, 1))
  if (q) found = found.where(orderMatches(vault, q))
  return found
}

/** The fee before its discount less the fee, of all challans of the order; as `originalFeePaise` computes it. */
const discount = sql<number>`(select coalesce(sum(
    case when discount_percent > 0 and discount_percent < 100
      then round(fee_paise / (1 - discount_percent / 100.0)) - fee_paise else 0 end), 0)::bigint
  from challan_order_items as item where item.order_id = challan_orders.id)`

async function rowsOf(ctx: Parts, { filter, sort, offset, limit }: Query): Promise<WhitelabelTransaction[]> {
  const way = sort.order === 'ASC' ? 'asc' : 'desc'
  const found = matching(ctx, filter)
  const page = filter.after ? found.where('order_id', way === 'asc' ? '>' : '<', filter.after) : found
  const rows = await page
    .select(['challan_orders.id', 'number', 'challan_orders.status', 'order_shares.paid_at', 'phone_sealed'])
    .select(['fines_paise', 'fees_paise', 'gst_paise', 'total_paise', 'refunded_paise', discount.as('discount')])
    .select(['percent', 'share_paise', 'reversed_paise', 'client_id', 'title as brand'])
    .select(customerNameOf('users').as('client'))
    .orderBy('order_id', way)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(row => ({
    id: row.id,
    number: row.number,
    paidAt: row.paid_at,
    clientId: row.client_id,
    client: openName(ctx.vault, row.client),
    brand: row.brand,
    payer:
      row.phone_sealed &&
      maskIdentifier('phone', ctx.vault.open(row.phone_sealed, { column: 'challan_orders.phone_sealed', id: row.id })),
    status: row.status,
    finesPaise: row.fines_paise,
    feesPaise: row.fees_paise,
    discountPaise: row.discount,
    gstPaise: row.gst_paise,
    totalPaise: row.total_paise,
    refundedPaise: row.refunded_paise,
    sharePercent: row.percent,
    sharePaise: row.share_paise,
    reversedPaise: row.reversed_paise,
    owedPaise: row.share_paise - row.reversed_paise,
  }))
}

/** Orders that were paid under clients' brands, newest first. */
export async function listTransactions(ctx: Parts, query: Query): Promise<Page<WhitelabelTransaction>> {
  return { rows: await rowsOf(ctx, query), ...(await countCapped(ctx.db, matching(ctx, query.filter))) }
}

export const streamTransactions = (ctx: Parts, filter: TransactionFilter) =>
  streamRows(
    (after, limit) => rowsOf(ctx, { filter: { ...filter, after }, sort: newestFirst, offset: 0, limit }),
    filter.after,
  )

const MOST_MONTHS = 120

const sum = (value: RawBuilder<number>) => sql<number>`coalesce(sum(${value}), 0)::bigint`
const of = (column: string) => sum(sql<number>`${sql.ref(column)}`)

const sums = [
  sql<number>`count(*)`.as('orders'),
  of('fines_paise').as('finesPaise'),
  of('fees_paise').as('feesPaise'),
  sum(discount).as('discountPaise'),
  of('gst_paise').as('gstPaise'),
  of('refunded_paise').as('refundedPaise'),
  of('share_paise').as('sharePaise'),
  of('reversed_paise').as('reversedPaise'),
  sum(sql<number>`share_paise - reversed_paise`).as('owedPaise'),
]

const month = sql<string>`to_char(order_shares.paid_at at time zone 'Asia/Kolkata', 'YYYY-MM')`

/** The sums of the orders that match a filter, and those of each client and month. */
export async function sumTransactions(ctx: Parts, filter: TransactionFilter): Promise<Totals> {
  const found = matching(ctx, filter)
  const [all, months] = await Promise.all([
    found.select(sums).executeTakeFirstOrThrow(),
    found
      .select(sums)
      .select(['client_id as clientId', month.as('month')])
      .groupBy(['client_id', month])
      .orderBy('month', 'desc')
      .orderBy('client_id')
      .limit(MOST_MONTHS)
      .execute(),
  ])
  const ids = [...new Set(months.map(({ clientId }) => clientId))]
  const clients = ids.length
    ? await ctx.db
        .selectFrom('users')
        .select(['users.id', customerNameOf('users').as('name')])
        .where('users.id', 'in', ids)
        .execute()
    : []
  const names = new Map(clients.map(({ id, name }) => [id, openName(ctx.vault, name)]))
  return {
    all,
    months: months.map(row => ({ ...row, client: names.get(row.clientId) ?? '' })),
  }
}
