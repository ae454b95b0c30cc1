import { sql } from 'kysely'
import type { z } from 'zod'
import type { bulkJob } from '../../../contracts/resources/bulkJob.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { countCapped, likePattern } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { presentJob } from './presentJob.ts'

type Query = ListQuery<z.output<typeof bulkJob.filter>>

/** Midnight in India at the start of a day, or `days` later. */
const startOf = (day: string, days = 0) =>
  sql<string>`((${day}::date + ${days}::int)::timestamp at time zone 'Asia/Kolkata')`

const columns = { id: 'id', createdAt: 'created_at' } as const

/** Lists the account's jobs, newest first by default; the cursor `after` follows the sort direction. */
export async function listJobs(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { actor }: Scope<CustomerActor>,
  { filter, sort, offset, limit }: Query,
): Promise<Page<ReturnType<typeof presentJob>>> {
  const ascending = sort.order === 'ASC'
  let found = db.selectFrom('bulk_jobs').where('user_id', '=', actor.userId)
  if (filter.product) found = found.where('product', 'in', filter.product)
  if (filter.id) found = found.where('id', 'in', filter.id)
  if (filter.status) found = found.where('status', 'in', filter.status)
  if (filter.attention)
    found = found.where(eb =>
      eb.or([eb('status', 'in', ['ready', 'failed', 'paused']), eb('rows_unavailable', '>', 0)]),
    )
  if (filter.createdFrom) found = found.where('created_at', '>=', startOf(filter.createdFrom))
  if (filter.createdTo) found = found.where('created_at', '<', startOf(filter.createdTo, 1))
  if (filter.q) {
    const part = likePattern(filter.q)
    found = found.where(eb => eb.or([eb('file_name', 'ilike', part), eb('id', '=', filter.q as string)]))
  }
  const count = await countCapped(db, found)
  if (filter.after) found = found.where('id', ascending ? '>' : '<', filter.after)
  const rows = await found
    .selectAll()
    .orderBy(columns[sort.field as keyof typeof columns], ascending ? 'asc' : 'desc')
    .orderBy('id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows: rows.map(row => presentJob(vault, row)), ...count }
}
