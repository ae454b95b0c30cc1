import { sql } from 'kysely'
import type { z } from 'zod'
import type { BrandHost, brandHost } from '../../../contracts/resources/brandHost.ts'
import { recordName } from '../../challans/hosts/check.ts'
import { countCapped, customerIs, likePattern, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { notFound } from '../../platform/problem.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import { newestFirst, type Parts } from './users.ts'

type Filter = z.output<typeof brandHost.filter>
type Query = ListQuery<Filter>

const state = sql<BrandHost['state']>`case when brand_hosts.state <> 'ended' and ends_at is not null then 'ending'
  else brand_hosts.state end`

function matching({ db }: Parts, { q, id, state: states, client }: Filter) {
  let found = db
    .selectFrom('brand_hosts')
    .innerJoin('challan_brands', 'challan_brands.id', 'brand_id')
    .leftJoin('users', 'users.id', 'owner_id')
    .leftJoin('admins', 'admins.id', 'ended_by')
  if (id) found = found.where('brand_hosts.id', 'in', id)
  if (states) found = found.where(state, 'in', states)
  if (client) found = found.where(customerIs(client))
  if (q)
    found = found.where(row => row.or([row('host', 'ilike', likePattern(q)), row('title', 'ilike', likePattern(q))]))
  return found
}

const counts = [
  sql<number>`(select count(*) from challan_orders as made where made.brand_id = brand_hosts.brand_id
    and made.status in ('paid', 'processing'))`.as('openOrders'),
  sql<number>`(select count(*) from challan_searches as made where made.brand_id = brand_hosts.brand_id
    and made.created_at > now() - interval '30 days')`.as('searches'),
  sql<number>`(select count(*) from brand_users as seen where seen.brand_id = brand_hosts.brand_id)`.as('endUsers'),
]

async function rowsOf(ctx: Parts, { filter, sort, offset, limit }: Query): Promise<BrandHost[]> {
  const way = sort.order === 'ASC' ? 'asc' : 'desc'
  const found = matching(ctx, filter)
  const page = filter.after ? found.where('brand_hosts.id', way === 'asc' ? '>' : '<', filter.after) : found
  const rows = await page
    .selectAll('brand_hosts')
    .select(['title', 'users.id as client_id', 'admins.name as ended_by_name', state.as('shown')])
    .select(customerName.as('client'))
    .select(counts)
    .orderBy('brand_hosts.id', way)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(row => ({
    id: row.id,
    host: row.host,
    kind: row.kind,
    brandId: row.brand_id,
    brand: row.title,
    clientId: row.client_id,
    client: openName(ctx.vault, row.client),
    state: row.shown,
    record: row.kind === 'domain' ? { name: recordName(row.host), value: row.proof } : null,
    answer: row.answer,
    checkedAt: row.checked_at,
    verifiedAt: row.verified_at,
    endsAt: row.ends_at,
    endReason: row.end_reason,
    endedBy: row.ended_by_name,
    createdAt: row.created_at,
    openOrders: row.openOrders,
    searches: row.searches,
    endUsers: row.endUsers,
  }))
}

/** Hosts of brands, newest first. */
export async function listHosts(ctx: Parts, query: Query): Promise<Page<BrandHost>> {
  return { rows: await rowsOf(ctx, query), ...(await countCapped(ctx.db, matching(ctx, query.filter))) }
}

export const streamHosts = (ctx: Parts, filter: Filter) =>
  streamRows(
    (after, limit) => rowsOf(ctx, { filter: { ...filter, after }, sort: newestFirst, offset: 0, limit }),
    filter.after,
  )

/** Throws `not_found`. */
export async function showHost(ctx: Parts, id: string): Promise<BrandHost> {
  const [row] = await rowsOf(ctx, { filter: { id: [id] }, sort: newestFirst, offset: 0, limit: 1 })
  if (!row) throw notFound('host')
  return row
}
