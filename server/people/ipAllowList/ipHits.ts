import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { limits } from '../../../contracts/platform/limits.ts'
import type { IpHit, ipHit } from '../../../contracts/resources/ipHit.ts'
import type { Context, Db } from '../../platform/context.ts'
import { customerIs, likePattern } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import type { Vault } from '../../platform/vault.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Filter = z.output<typeof ipHit.filter>

const blocked = sql<number>`count(*) filter (where refused_for = 'address')`

/** Addresses and accounts of the period with their counts, from the index `request_log_addresses` alone. */
function counted(db: Db, { q, customer, blocked: onlyBlocked, ...days }: Filter) {
  const { since, before } = dateRangeBounds(days)
  let found = db
    .selectFrom('request_log')
    .where('created_at', '>=', since.toISOString())
    .where('created_at', '<', before.toISOString())
  if (q) found = found.where('ip', 'ilike', likePattern(q))
  if (customer)
    found = found.where('user_id', 'in', eb => eb.selectFrom('users').select('users.id').where(customerIs(customer)))
  const grouped = found
    .groupBy(['ip', 'user_id'])
    .select(['ip', 'user_id', sql<number>`count(*)`.as('calls'), blocked.as('blocked')])
    .select(eb => eb.fn.max('created_at').as('last_seen'))
  return onlyBlocked ? grouped.having(sql<SqlBool>`${blocked} > 0`) : grouped
}

const columns = { calls: 'calls', blocked: 'blocked', lastSeenAt: 'last_seen', id: 'ip' } as const

function pageOf(db: Db, { filter, sort, offset, limit }: ListQuery<Filter>) {
  return db
    .selectFrom(counted(db, filter).as('hits'))
    .innerJoin('users', 'users.id', 'hits.user_id')
    .select(['ip', 'user_id', 'calls', 'blocked', 'last_seen', 'users.customer_id', customerName.as('customer')])
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy(columns[sort.field as keyof typeof columns], sort.order === 'ASC' ? 'asc' : 'desc')
    .orderBy('ip')
    .orderBy('user_id')
    .offset(offset)
    .limit(limit)
    .execute()
}

const present = (vault: Vault, row: Awaited<ReturnType<typeof pageOf>>[number]): IpHit => ({
  id: `${row.ip} ${row.user_id}`,
  address: row.ip,
  userId: row.user_id,
  customerId: row.customer_id,
  customer: openName(vault, row.customer),
  calls: row.calls,
  blocked: row.blocked,
  lastSeenAt: row.last_seen,
})

/** The list goes no further than the cap: beyond it one filters, or takes the file. */
export async function listIpHits({ db, vault }: Parts, query: ListQuery<Filter>): Promise<Page<IpHit>> {
  const rows = await pageOf(db, query)
  return {
    rows: rows.map(row => present(vault, row)),
    total: Math.min(rows[0]?.total ?? 0, limits.countCap),
    capped: false,
  }
}

/** All that pass a filter, for the file, the most calls first. */
export async function* streamIpHits({ db, vault }: Parts, filter: Filter): AsyncGenerator<IpHit> {
  const sort = { field: 'calls', order: 'DESC' } as const
  yield* (await pageOf(db, { filter, sort, offset: 0, limit: limits.exportRows })).map(row => present(vault, row))
}

/** Sums over the same lines, and who calls most. */
export async function ipHitFigures({ db, vault }: Parts, filter: Filter) {
  const { from, to } = dateRangeBounds(filter)
  const rows = await db
    .with('hits', () => counted(db, filter))
    .selectFrom('hits')
    .innerJoin('users', 'users.id', 'hits.user_id')
    .groupBy(['users.id'])
    .select(['users.id as userId', customerName.as('customer'), sql<number>`count(*)`.as('addresses')])
    .select([sql<number>`sum(calls)::bigint`.as('calls'), sql<number>`sum(blocked)::bigint`.as('blocked')])
    .select([
      sql<number>`(sum(sum(calls)) over ())::bigint`.as('allCalls'),
      sql<number>`(sum(sum(blocked)) over ())::bigint`.as('allBlocked'),
      sql<number>`(select count(distinct ip) from hits)`.as('allAddresses'),
    ])
    .orderBy('calls', 'desc')
    .orderBy('users.id')
    .limit(limits.ipHits.top)
    .execute()
  return {
    from,
    to,
    calls: rows[0]?.allCalls ?? 0,
    blocked: rows[0]?.allBlocked ?? 0,
    addresses: rows[0]?.allAddresses ?? 0,
    top: rows.map(({ userId, customer, calls, blocked: refused, addresses }) => ({
      userId,
      customer: openName(vault, customer),
      calls,
      blocked: refused,
      addresses,
    })),
  }
}

type DateRange = Pick<z.output<typeof ipHit.filter>, 'createdFrom' | 'createdTo'>

const DAY_MS = 86_400_000

const plus = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`)

/**
 * The days of India to count, both included, and their instants. Without a start they are `limits.ipHits.days`; a longer period than
 * `limits.ipHits.mostDays` keeps its end.
 */
export function dateRangeBounds({ createdFrom, createdTo }: DateRange) {
  const to = createdTo ?? today()
  const earliest = plus(to, 1 - limits.ipHits.mostDays)
  const wanted = createdFrom ?? plus(to, 1 - limits.ipHits.days)
  const from = wanted < earliest ? earliest : wanted
  return { from, to, since: startOf(from), before: startOf(plus(to, 1)) }
}
