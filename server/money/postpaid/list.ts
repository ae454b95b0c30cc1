import { type RawBuilder, sql } from 'kysely'
import { limits } from '../../../contracts/platform/limits.ts'
import type { PostpaidCustomer } from '../../../contracts/resources/postpaidCustomer.ts'
import { streamCsv } from '../../engines/csv.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { type AccountRow, accountsOf, type PostpaidFilter, presentAccount } from './accounts.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Query = ListQuery<PostpaidFilter>

/** The sort keys of the list; no limit sorts above any limit. */
const orders: Record<string, RawBuilder<unknown>> = {
  id: sql`id`,
  outstandingPaise: sql`"outstandingPaise"`,
  creditLimitPaise: sql`coalesce("creditLimitPaise", ${Number.MAX_SAFE_INTEGER}::bigint)`,
  duePaise: sql`"duePaise"`,
}

/** The postpaid accounts for staff: filtered, sorted, counted up to the cap. */
export async function listPostpaid(ctx: Parts, query: Query): Promise<Page<PostpaidCustomer>> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::bigint as count from (${accountsOf(ctx.vault, query.filter)} limit ${limits.countCap + 1}) counted`.execute(
    ctx.db,
  )
  const count = counted[0]?.count ?? 0
  const rows = await pageOf(ctx, query)
  return { rows, total: Math.min(count, limits.countCap), capped: count > limits.countCap }
}

/** One page; ties are ordered by id, newest first, and `after` is the last id of the previous page. */
async function pageOf({ db, vault }: Parts, { filter, sort, offset, limit }: Query): Promise<PostpaidCustomer[]> {
  const value = orders[sort.field] ?? sql`id`
  const [way, order] = sort.order === 'ASC' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const beyond = filter.after
    ? sql`(value ${way} (select value from found where id = ${filter.after})
        or (value = (select value from found where id = ${filter.after}) and id < ${filter.after}))`
    : sql`true`
  const { rows } = await sql<AccountRow>`
    with found as (select account.*, ${value} as value from (${accountsOf(vault, filter)}) account)
    select * from found where ${beyond}
    order by value ${order}, id desc offset ${offset} limit ${limit}`.execute(db)
  return rows.map(row => presentAccount(vault, row))
}

const columns = ['customerId', 'customer', 'outstanding', 'limit', 'month', 'billed', 'due', 'id'] as const

const newestFirst = { field: 'id', order: 'DESC' } as const

/** The filtered accounts as a stream of CSV, money in rupees; no limit is an empty cell. */
export async function exportPostpaid(ctx: Context, scope: Scope<AdminActor>, filter: PostpaidFilter) {
  const data = { filteredBy: Object.keys(filter) }
  await audit(ctx.db, scope, { action: 'postpaid.exported', subject: scope.actor.adminId, data })
  const page = (after: string | undefined, limit: number) =>
    pageOf(ctx, { filter: { ...filter, after }, sort: newestFirst, offset: 0, limit })
  const headers = columns.map(key => ({ key, header: translate(scope.locale, `payments.postpaidColumns.${key}`) }))
  return streamCsv(headers, rowsOf(streamRows(page, filter.after)))
}

const inRupees = (paise: number | null | undefined) =>
  paise === null || paise === undefined ? '' : (paise / 100).toFixed(2)

async function* rowsOf(accounts: AsyncIterable<PostpaidCustomer>) {
  for await (const { id, customerId, customer, outstandingPaise, creditLimitPaise, duePaise, statement } of accounts)
    yield {
      id,
      customerId,
      customer,
      outstanding: inRupees(outstandingPaise),
      limit: inRupees(creditLimitPaise),
      month: statement?.month ?? '',
      billed: inRupees(statement?.outstandingPaise),
      due: inRupees(duePaise),
    }
}
