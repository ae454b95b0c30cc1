import { sql } from 'kysely'
import type { z } from 'zod'
import type {
  WhitelabelClient,
  WhitelabelClientDetail,
  whitelabelClient,
} from '../../../contracts/resources/whitelabelClient.ts'
import { ownsBrand } from '../../challans/clients/owner.ts'
import { percentOf } from '../../challans/clients/shares.ts'
import { countCapped } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { notFound } from '../../platform/problem.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import { sumTransactions } from './transactions.ts'
import { newestFirst, type Parts } from './users.ts'

type Query = ListQuery<z.output<typeof whitelabelClient.filter>>

/** Also whoever has given a brand back and is still owed a share. */
function matching({ db }: Parts, { id }: Query['filter']) {
  const found = db
    .selectFrom('users')
    .where(row =>
      row.or([
        ownsBrand('users.id'),
        row.exists(row.selectFrom('order_shares').select('order_id').whereRef('client_id', '=', 'users.id')),
      ]),
    )
  return id ? found.where('users.id', 'in', id) : found
}

const brands = sql<WhitelabelClient['brands']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'title', title, 'isActive', is_active) order by id), '[]')
  from challan_brands where owner_id = users.id)`

const endUsersOf = sql`brand_users as used join challan_brands as own on own.id = used.brand_id where own.owner_id = users.id`

async function rowsOf(ctx: Parts, { filter, sort, offset, limit }: Query): Promise<WhitelabelClient[]> {
  const rows = await matching(ctx, filter)
    .select(['users.id', 'customer_id', customerName.as('customer'), brands.as('brands')])
    .select([
      sql<number>`(select count(*) from ${endUsersOf})`.as('endUsers'),
      sql<string | null>`(select max(last_seen_at) from ${endUsersOf})`.as('lastActivityAt'),
      sql<number>`(select count(*) from order_shares where client_id = users.id)`.as('orders'),
      sql<number>`(select coalesce(sum(share_paise - reversed_paise), 0)::bigint from order_shares
        where client_id = users.id)`.as('owedPaise'),
      sql<number>`coalesce((select percent from client_shares where user_id = users.id
        order by created_at desc, id desc limit 1), 0)`.as('sharePercent'),
    ])
    .orderBy('users.id', sort.order === 'ASC' ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ customer_id, ...row }) => ({
    ...row,
    userId: row.id,
    customerId: customer_id,
    customer: openName(ctx.vault, row.customer),
    lastActivityAt: row.lastActivityAt && new Date(row.lastActivityAt).toISOString(),
  }))
}

/** White-label clients, newest account first. */
export async function listClients(ctx: Parts, query: Query): Promise<Page<WhitelabelClient>> {
  return { rows: await rowsOf(ctx, query), ...(await countCapped(ctx.db, matching(ctx, query.filter))) }
}

const MOST_SHARES = 20

/** Throws `not_found` for an account that owns no brand and has earned nothing. */
export async function showClient(ctx: Parts, id: string): Promise<WhitelabelClientDetail> {
  const [client] = await rowsOf(ctx, { filter: { id: [id] }, sort: newestFirst, offset: 0, limit: 1 })
  if (!client) throw notFound('client')
  const [{ all }, blocked, shares, asked, sharePercent] = await Promise.all([
    sumTransactions(ctx, { client: id }),
    ctx.db
      .selectFrom('brand_users')
      .innerJoin('challan_brands', 'challan_brands.id', 'brand_id')
      .select(sql<number>`count(*)`.as('count'))
      .where('owner_id', '=', id)
      .where('blocked_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    ctx.db
      .selectFrom('client_shares')
      .innerJoin('admins', 'admins.id', 'set_by')
      .select(['percent', 'reason', 'admins.name as by', 'client_shares.created_at as at'])
      .where('user_id', '=', id)
      .orderBy('client_shares.created_at', 'desc')
      .orderBy('client_shares.id', 'desc')
      .limit(MOST_SHARES)
      .execute(),
    ctx.db
      .selectFrom('approvals')
      .innerJoin('admins', 'admins.id', 'asked_by')
      .select([sql<number>`(request ->> 'percent')::int`.as('percent'), 'admins.name as by', 'asked_at as at'])
      .where('kind', '=', 'clientShare')
      .where('user_id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst(),
    percentOf(ctx.db, id),
  ])
  const { finesPaise, feesPaise, sharePaise, reversedPaise } = all
  return {
    ...client,
    sharePercent,
    finesPaise,
    feesPaise,
    sharePaise,
    reversedPaise,
    blocked: blocked.count,
    shares,
    asked: asked ?? null,
  }
}
