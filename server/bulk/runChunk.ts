import { limits } from '../../contracts/limits.ts'
import type { Context } from '../context.ts'
import { type AskedRow, askRow } from './askRow.ts'
import { type BulkJob, cellsOf, shapeOf } from './bulkJob.ts'
import { inParallel } from './inParallel.ts'
import type { ChunkTask } from './queues.ts'
import { settleChunk } from './settleChunk.ts'

const STOP_CHECK_MS = 1_000

/**
 * Checks a chunk's rows outside any transaction, then writes, charges and counts them in one (decision 0003). Delivered twice, the
 * rows may be asked for twice; what the first delivery settled, the second finds settled. A cancelled job's chunk stops early and
 * settles what it has.
 */
export async function runChunk(ctx: Context, { jobId, chunk }: ChunkTask): Promise<void> {
  const claimed = await ctx.db
    .updateTable('bulk_chunks')
    .set({ claimed_at: new Date().toISOString() })
    .where('job_id', '=', jobId)
    .where('chunk_no', '=', chunk)
    .where('done_at', 'is', null)
    .returning(['first_row', 'last_row'])
    .executeTakeFirst()
  if (!claimed) return
  const job = await ctx.db.selectFrom('bulk_jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
  const asked: AskedRow[] = []
  if (job.status === 'running') {
    const shape = shapeOf(ctx.vault, job)
    const stopped = stopCheck(ctx, job)
    const rows = await readyRows(ctx, job, claimed)
    await inParallel(rows, limits.bulk.parallelRows, async row => {
      if (await stopped()) return
      const cells = cellsOf(ctx.vault, row.cells_sealed)
      const done = await askRow(ctx, job, shape, { row: row.row_no, cells })
      if (done) asked.push(done)
    })
  }
  await settleChunk(ctx, jobId, chunk, asked)
}

const readyRows = (
  { db }: Context,
  { id }: BulkJob,
  { first_row, last_row }: { first_row: number; last_row: number },
) =>
  db
    .selectFrom('bulk_rows')
    .select(['row_no', 'cells_sealed'])
    .where('job_id', '=', id)
    .where('row_no', '>=', first_row)
    .where('row_no', '<=', last_row)
    .where('state', '=', 'ready')
    .orderBy('row_no')
    .execute()

/** Whether the job was cancelled; asks the database once a second however many rows ask. */
function stopCheck({ db }: Context, { id }: BulkJob): () => Promise<boolean> {
  let stopped = Promise.resolve(false)
  let askedAt = Date.now()
  return () => {
    if (Date.now() - askedAt < STOP_CHECK_MS) return stopped
    askedAt = Date.now()
    stopped = db
      .selectFrom('bulk_jobs')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst()
      .then(job => job?.status !== 'running')
    return stopped
  }
}
