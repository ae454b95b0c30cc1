import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { type customerBatches, vehicleProducts } from '../../../contracts/resources/customerBatch.ts'
import { ownsBrand } from '../../challans/clients/owner.ts'
import type { Context } from '../../platform/context.ts'
import { customerIs, likePattern } from '../../platform/db/listQueries.ts'
import { customerMatches } from '../../platform/sealing/names.ts'

/** Which batches a list shows: those of vehicles, all others, or those of white-label clients. */
export type BatchKind = 'vehicles' | 'others' | 'whitelabel'

export type BatchFilter = z.output<typeof customerBatches.filter>

type Parts = Pick<Context, 'db' | 'vault'>

/** Midnight in India at the start of a day, or `days` later. */
const startOf = (day: string, days = 0) =>
  sql<string>`((${day}::date + ${days}::int)::timestamp at time zone 'Asia/Kolkata')`

/** The batches of a list that match a filter, with their customers joined. */
export async function batchesMatching(ctx: Parts, kind: BatchKind, filter: BatchFilter) {
  let found = ctx.db.selectFrom('bulk_jobs').innerJoin('users', 'users.id', 'bulk_jobs.user_id')
  if (kind === 'vehicles') found = found.where('product', 'in', vehicleProducts)
  if (kind === 'others') found = found.where('product', 'not in', vehicleProducts)
  if (kind === 'whitelabel') found = found.where(ownsBrand('bulk_jobs.user_id'))
  if (filter.id) found = found.where('bulk_jobs.id', 'in', filter.id)
  if (filter.customer) found = found.where(customerIs(filter.customer))
  if (filter.product) found = found.where('product', 'in', filter.product)
  if (filter.status) found = found.where('status', 'in', filter.status)
  if (filter.unanswered) found = found.where('rows_unavailable', '>', 0)
  if (filter.createdFrom) found = found.where('bulk_jobs.created_at', '>=', startOf(filter.createdFrom))
  if (filter.createdTo) found = found.where('bulk_jobs.created_at', '<', startOf(filter.createdTo, 1))
  if (filter.q) found = found.where(await isNamed(ctx, filter.q))
  return found
}

const MOST_CUSTOMERS = 500

/** Each condition has an index of its own: customers are looked up first, because the planner cannot combine indexes of two tables. */
async function isNamed({ db, vault }: Parts, q: string) {
  const customers = await db
    .selectFrom('users')
    .select('id')
    .where(customerMatches(vault, q))
    .limit(MOST_CUSTOMERS)
    .execute()
  const ids = customers.map(({ id }) => id)
  const start = likePattern(q.toLowerCase()).slice(1)
  return sql<SqlBool>`(bulk_jobs.id = ${q} or right(bulk_jobs.id, 8) = ${q}
    or lower(file_name) like ${start} or bulk_jobs.user_id = any(${sql.val(ids)}::text[]))`
}
