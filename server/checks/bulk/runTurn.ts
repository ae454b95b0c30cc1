import { limits } from '../../../contracts/platform/limits.ts'
import type { Context } from '../../platform/context.ts'
import { forEachConcurrent } from '../../platform/forEachConcurrent.ts'
import { type BulkJob, cellsOf, rowLayoutOf, rowReferences } from './bulkJob.ts'
import { claimChunk } from './chunks.ts'
import { endTurn, isAwaited, isCurrentTurn } from './lanes.ts'
import type { LaneTask } from './queues.ts'
import { settleChunk } from './settleChunk.ts'
import { type VerifiedRow, verifyRow } from './verifyRow.ts'

/**
 * One turn of a lane: verifies a chunk's rows outside any transaction, then stores, charges and counts them in one (decision 0003). A repeated
 * delivery may ask the source again, but settles nothing twice. When the job is paused or cancelled, or when another job waits,
 * it stops early and settles what it has.
 */
export async function runTurn(ctx: Context, task: LaneTask): Promise<void> {
  if (!(await isCurrentTurn(ctx.db, task))) return
  const claimed = await claimChunk(ctx, task)
  if (!claimed) {
    await ctx.db.transaction().execute(trx => endTurn(ctx, trx, task))
    return
  }
  const { job } = claimed
  const verified: VerifiedRow[] = []
  let complete = true
  if (job.status === 'running') {
    const layout = rowLayoutOf(ctx.vault, job)
    const referenceOf = rowReferences(ctx.vault, job)
    const hasStopped = createStopCheck(ctx, task, job)
    const rows = await readyRows(ctx, job, claimed)
    await forEachConcurrent(rows, limits.bulk.parallelRows, async row => {
      if (await hasStopped()) {
        complete = false
        return
      }
      const cells = cellsOf(ctx.vault, { ...row, job_id: job.id })
      const done = await verifyRow(ctx, job, layout, { row: row.row_no, cells, reference: referenceOf(cells) })
      if (done) verified.push(done)
    })
  }
  await settleChunk(ctx, task, { ...claimed, complete }, verified)
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

/**
 * Returns whether to stop before the chunk's end, because the job no longer runs or another job waits; queries once in a slice,
 * however many rows ask.
 */
function createStopCheck({ db }: Context, task: LaneTask, { id }: BulkJob): () => Promise<boolean> {
  let hasStopped = Promise.resolve(false)
  let askedAt = Date.now()
  const ask = async () => {
    const job = await db.selectFrom('bulk_jobs').select('status').where('id', '=', id).executeTakeFirst()
    return job?.status !== 'running' || isAwaited(db, task, id)
  }
  return () => {
    if (Date.now() - askedAt < limits.bulk.sliceMs) return hasStopped
    askedAt = Date.now()
    hasStopped = ask()
    return hasStopped
  }
}
