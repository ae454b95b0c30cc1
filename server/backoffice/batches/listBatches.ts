import { sql } from 'kysely'
import type { CustomerBatch } from '../../../contracts/resources/customerBatch.ts'
import type { Context } from '../../platform/context.ts'
import { countCapped, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { customerName } from '../../platform/sealing/names.ts'
import { type BatchFilter, type BatchKind, batchesMatching } from './matching.ts'
import { type BatchRow, presentBatch, stateOfSources } from './presentBatch.ts'

type Parts = Pick<Context, 'db' | 'vault' | 'sources'>

/** What the owner's wallet can reserve: null for a postpaid one without a limit. */
export const spendable = sql<number | null>`(
  select case when account_type <> 'Postpaid' then available_paise
    when credit_limit_paise is not null then available_paise + credit_limit_paise end
  from wallets where wallets.user_id = bulk_jobs.user_id and wallets.kind = 'product')`

export const lanesOf = sql<number>`(
  select count(*)::int from bulk_chunks
  where job_id = bulk_jobs.id and claimed_at is not null and done_at is null)`

/** Lists batches of all customers, newest first by default; the cursor `after` follows the order. */
export async function listBatches(
  ctx: Parts,
  kind: BatchKind,
  { filter, sort, offset, limit }: ListQuery<BatchFilter>,
): Promise<Page<CustomerBatch>> {
  const found = await batchesMatching(ctx, kind, filter)
  const count = await countCapped(ctx.db, found)
  return { ...count, rows: await pageOfBatches(ctx, found, { filter, sort, offset, limit }) }
}

type Found = Awaited<ReturnType<typeof batchesMatching>>

async function pageOfBatches(
  ctx: Parts,
  found: Found,
  { filter: { after }, sort, offset, limit }: ListQuery<BatchFilter>,
): Promise<CustomerBatch[]> {
  const way = sort.order === 'ASC' ? 'asc' : 'desc'
  const beyond = sql.raw(way === 'asc' ? '>' : '<')
  const last = sql`(select created_at, id from bulk_jobs where id = ${after})`
  const rest = after ? found.where(sql<boolean>`(bulk_jobs.created_at, bulk_jobs.id) ${beyond} ${last}`) : found
  const rows = await rest
    .selectAll('bulk_jobs')
    .select([customerName.as('customer'), lanesOf.as('lanes'), spendable.as('spendable')])
    // Ids are made in the order of time, so that both orders are one.
    .orderBy('bulk_jobs.created_at', way)
    .orderBy('bulk_jobs.id', way)
    .offset(offset)
    .limit(limit)
    .execute()
  const sources = stateOfSources(ctx)
  return rows.map((row: BatchRow) => presentBatch(ctx.vault, row, sources))
}

/** Streams the batches that match a filter, newest first. */
export const streamBatches = (ctx: Parts, kind: BatchKind, filter: BatchFilter) =>
  streamRows(async (after, limit) => {
    const found = await batchesMatching(ctx, kind, filter)
    const sort = { field: 'createdAt', order: 'DESC' } as const
    return pageOfBatches(ctx, found, { filter: { ...filter, after }, sort, offset: 0, limit })
  }, filter.after)
