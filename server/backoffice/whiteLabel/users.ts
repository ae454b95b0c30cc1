import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import type { WhitelabelUser, whitelabelUser } from '../../../contracts/resources/whitelabelUser.ts'
import type { Context } from '../../platform/context.ts'
import { countCapped, customerIs, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { customerName, openName, type SealedName } from '../../platform/sealing/names.ts'
import { endUserMatches, startOf } from './matching.ts'

export type Parts = Pick<Context, 'db' | 'vault'>
type Filter = z.output<typeof whitelabelUser.filter>
type Query = ListQuery<Filter>

/** Only brands with an owner have end users of a client. */
function matching({ db, vault }: Parts, filter: Filter) {
  const { q, id, client, status, createdFrom, createdTo } = filter
  let found = db
    .selectFrom('brand_users')
    .innerJoin('challan_brands', 'challan_brands.id', 'brand_users.brand_id')
    .innerJoin('users', 'users.id', 'challan_brands.owner_id')
  if (id) found = found.where('brand_users.id', 'in', id)
  if (client) found = found.where(customerIs(client))
  if (status?.length === 1) found = found.where('blocked_at', status[0] === 'blocked' ? 'is not' : 'is', null)
  if (createdFrom) found = found.where('first_seen_at', '>=', startOf(createdFrom))
  if (createdTo) found = found.where('first_seen_at', '<', startOf(createdTo, 1))
  if (q) found = found.where(endUserMatches(vault, q))
  return found
}

const ofUser = sql<SqlBool>`used.brand_id = brand_users.brand_id and used.phone_index = brand_users.phone_index`

const figures = [
  sql<number>`(select count(*) from challan_searches as used where ${ofUser})`.as('searches'),
  sql<number>`(select count(*) from challan_orders as used where ${ofUser} and paid_at is not null)`.as('orders'),
  sql<number>`(select coalesce(sum(total_paise - refunded_paise), 0)::bigint from challan_orders as used
    where ${ofUser} and paid_at is not null)`.as('paidPaise'),
  // Of somebody from before there was this table, only the orders know the phone.
  sql<{ id: string; sealed: string } | null>`(select jsonb_build_object('id', id, 'sealed', phone_sealed)
    from challan_orders as used where ${ofUser} and brand_users.phone_masked is null order by id desc limit 1)`.as(
    'orderPhone',
  ),
]

async function rowsOf(ctx: Parts, { filter, sort, offset, limit }: Query) {
  const way = sort.order === 'ASC' ? 'asc' : 'desc'
  const found = matching(ctx, filter)
  const page = filter.after ? found.where('brand_users.id', way === 'asc' ? '>' : '<', filter.after) : found
  const rows = await page
    .select(['brand_users.id', 'brand_users.brand_id', 'phone_masked', 'brand_users.phone_index', 'first_seen_at'])
    .select(['last_seen_at', 'blocked_at', 'title as brand', 'users.id as clientId', customerName.as('client')])
    .select(figures)
    .orderBy('brand_users.id', way)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(row => presentUser(ctx, row))
}

interface Row {
  id: string
  brand_id: string
  brand: string
  phone_masked: string | null
  orderPhone: { id: string; sealed: string } | null
  first_seen_at: string
  last_seen_at: string
  blocked_at: string | null
  clientId: string
  client: SealedName
  searches: number
  orders: number
  paidPaise: number
}

const presentUser = ({ vault }: Parts, row: Row): WhitelabelUser => ({
  id: row.id,
  phone: row.phone_masked ?? phoneOf(vault, row.orderPhone),
  brandId: row.brand_id,
  brand: row.brand,
  clientId: row.clientId,
  client: openName(vault, row.client),
  status: row.blocked_at === null ? 'active' : 'blocked',
  searches: row.searches,
  orders: row.orders,
  paidPaise: row.paidPaise,
  lastSeenAt: row.last_seen_at,
  createdAt: row.first_seen_at,
})

const phoneOf = (vault: Context['vault'], order: Row['orderPhone']) =>
  order && maskIdentifier('phone', vault.open(order.sealed, { column: 'challan_orders.phone_sealed', id: order.id }))

/** End users of clients, newest first. */
export async function listUsers(ctx: Parts, query: Query): Promise<Page<WhitelabelUser>> {
  return { rows: await rowsOf(ctx, query), ...(await countCapped(ctx.db, matching(ctx, query.filter))) }
}

export const newestFirst = { field: 'id', order: 'DESC' } as const

export const streamUsers = (ctx: Parts, filter: Filter) =>
  streamRows(
    (after, limit) => rowsOf(ctx, { filter: { ...filter, after }, sort: newestFirst, offset: 0, limit }),
    filter.after,
  )

/** One of them, or undefined. */
export async function findUser(ctx: Parts, id: string): Promise<WhitelabelUser | undefined> {
  const [row] = await rowsOf(ctx, { filter: { id: [id] }, sort: newestFirst, offset: 0, limit: 1 })
  return row
}
