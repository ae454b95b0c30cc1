import { limits } from '../../../contracts/limits.ts'
import type { Context } from '../../platform/context.ts'
import { forEachConcurrent } from '../../platform/forEachConcurrent.ts'
import { type BulkJob, cellsOf, rowLayoutOf } from './bulkJob.ts'
import { claimChunk } from './chunks.ts'
import type { ChunkTask } from './queues.ts'
import { settleChunk } from './settleChunk.ts'
import { type VerifiedRow, verifyRow } from './verifyRow.ts'

const STOP_CHECK_MS = 1_000

/**
 * Verifies a chunk's rows outside any transaction, then stores, charges and counts them in one (decision 0003). A repeated
 * delivery may ask the source again, but settles nothing twice. When the job is paused or cancelled, it stops early and settles
 * what it has.
 */
export async function runChunk(ctx: Context, task: ChunkTask): Promise<void> {
  const claimed = await claimChunk(ctx, task)
  if (!claimed) return
  const { job } = claimed
  const verified: VerifiedRow[] = []
  let complete = true
  if (job.status === 'running') {
    const layout = rowLayoutOf(ctx.vault, job)
    const hasStopped = createStopCheck(ctx, job)
    const rows = await readyRows(ctx, job, claimed)
    await forEachConcurrent(rows, limits.bulk.parallelRows, async row => {
      if (await hasStopped()) {
        complete = false
        return
      }
      const cells = cellsOf(ctx.vault, { ...row, job_id: job.id })
      const done = await verifyRow(ctx, job, layout, { row: row.row_no, cells })
      if (done) verified.push(done)
    })
  }
  await settleChunk(ctx, { ...task, complete }, verified)
}

/** Excludes rows settled by an earlier part. */
const readyRows = ({ db }: Context, { id }: BulkJob, { firstRow, lastRow }: { firstRow: number; lastRow: number }) =>
  db
    .selectFrom('bulk_rows')
    .select(['row_no', 'cells_sealed'])
    .where('job_id', '=', id)
    .where('row_no', '>=', firstRow)
    .where('row_no', '<=', lastRow)
    .where('state', '=', 'ready')
    .where('verification_id', 'is', null)
    .orderBy('row_no')
    .execute()

/** Returns whether the job has stopped running; queries at most once a second, however many rows ask. */
function createStopCheck({ db }: Context, { id }: BulkJob): () => Promise<boolean> {
  let hasStopped = Promise.resolve(false)
  let askedAt = Date.now()
  return () => {
    if (Date.now() - askedAt < STOP_CHECK_MS) return hasStopped
    askedAt = Date.now()
    hasStopped = db
      .selectFrom('bulk_jobs')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst()
      .then(job => job?.status !== 'running')
    return hasStopped
  }
}
