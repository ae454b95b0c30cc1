import { type RawBuilder, sql } from 'kysely'
import { limits } from '../../../contracts/limits.ts'
import type { PostpaidCustomer } from '../../../contracts/resources/postpaidCustomer.ts'
import type { Db } from '../../platform/context.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { type AccountRow, accountsOf, type PostpaidFilter, presentAccount } from './accounts.ts'

type Query = ListQuery<PostpaidFilter>

/** What a list is ordered by; no limit is more than any. */
const orders: Record<string, RawBuilder<unknown>> = {
  id: sql`id`,
  customer: sql`lower(customer)`,
  outstandingPaise: sql`"outstandingPaise"`,
  creditLimitPaise: sql`coalesce("creditLimitPaise", ${Number.MAX_SAFE_INTEGER}::bigint)`,
  duePaise: sql`"duePaise"`,
}

/** Postpaid accounts as staff see them: filtered, sorted, counted up to the cap. */
export async function listPostpaid(db: Db, query: Query): Promise<Page<PostpaidCustomer>> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::bigint as count from (${accountsOf(query.filter)} limit ${limits.countCap + 1}) counted`.execute(
    db,
  )
  const count = counted[0]?.count ?? 0
  const rows = await pageOf(db, query)
  return { rows, total: Math.min(count, limits.countCap), capped: count > limits.countCap }
}

/** One page; equals are ordered by id, the newest first, and `after` is the id that ended the page before. */
export async function pageOf(db: Db, { filter, sort, offset, limit }: Query): Promise<PostpaidCustomer[]> {
  const value = orders[sort.field] ?? sql`id`
  const [way, order] = sort.order === 'ASC' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const beyond = filter.after
    ? sql`(value ${way} (select value from found where id = ${filter.after})
        or (value = (select value from found where id = ${filter.after}) and id < ${filter.after}))`
    : sql`true`
  const { rows } = await sql<AccountRow>`
    with found as (select account.*, ${value} as value from (${accountsOf(filter)}) account)
    select * from found where ${beyond}
    order by value ${order}, id desc offset ${offset} limit ${limit}`.execute(db)
  return rows.map(row => presentAccount(row))
}
