import { sql } from 'kysely'
import type { CustomerBatchDetail } from '../../../contracts/resources/customerBatch.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { customerName } from '../../platform/sealing/names.ts'
import { lanesOf, spendable } from './listBatches.ts'
import { type BatchKind, batchesMatching } from './matching.ts'
import { presentBatch, stateOfSources } from './presentBatch.ts'

/** Rows of the parts that no worker has. */
const waitingRows = sql<number>`(
  select count(*)::int from bulk_chunks as chunk
  join bulk_rows as waiting on waiting.job_id = chunk.job_id and waiting.row_no between chunk.first_row and chunk.last_row
  where chunk.job_id = bulk_jobs.id and chunk.claimed_at is null and chunk.done_at is null
    and waiting.state = 'ready' and waiting.verification_id is null)`

const rerunAs = sql<string | null>`(
  select max(id) from bulk_jobs as later where later.user_id = bulk_jobs.user_id and later.rerun_of = bulk_jobs.id)`

/** One batch of a list. Throws `not_found`, also for one of another list. */
export async function showBatch(
  ctx: Pick<Context, 'db' | 'vault' | 'sources'>,
  kind: BatchKind,
  id: string,
): Promise<CustomerBatchDetail> {
  const found = await batchesMatching(ctx, kind, { id: [id] })
  const row = await found
    .selectAll('bulk_jobs')
    .select([customerName.as('customer'), lanesOf.as('lanes'), spendable.as('spendable')])
    .select([waitingRows.as('waiting'), rerunAs.as('rerun_as')])
    .executeTakeFirst()
  if (!row) throw notFound('batch')
  return {
    ...presentBatch(ctx.vault, row, stateOfSources(ctx)),
    atMostPaise: row.rows_ready * row.unit_price_paise,
    error: row.error,
    waitingRows: row.waiting,
    rerunOf: row.rerun_of,
    rerunAs: row.rerun_as,
    notices: row.staff_notices,
  }
}
