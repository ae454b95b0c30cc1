import type { Context, Trx } from '../../platform/context.ts'
import type { BulkJob } from './bulkJob.ts'
import { type ChunkTask, sendChunks } from './queues.ts'

/** The chunk's job and its range of rows. */
interface Claimed {
  job: BulkJob
  firstRow: number
  lastRow: number
}

const isPaused = ({ status }: BulkJob) => status === 'pausing' || status === 'paused'

/**
 * Claims a chunk with the job's row locked, so that either the pause sees the claim or the claim sees the pause. Returns
 * undefined when the part is settled or the job is paused.
 */
export async function claimChunk({ db }: Context, task: ChunkTask): Promise<Claimed | undefined> {
  return db.transaction().execute(async trx => {
    const job = await lockJobById(trx, task.jobId)
    if (isPaused(job)) {
      // As a new part, because a resumed job must be able to send it while this delivery still counts as running.
      await reopenChunk(trx, task)
      await pauseIfIdle(trx, job.id)
      return undefined
    }
    const claimed = await chunkOf(trx, task)
      .set({ claimed_at: new Date().toISOString() })
      .returning(['first_row', 'last_row'])
      .executeTakeFirst()
    return claimed && { job, firstRow: claimed.first_row, lastRow: claimed.last_row }
  })
}

/**
 * Ends a chunk, or reopens its rest as a new part if the worker stopped early because the job was paused. Returns false when this
 * part was already settled. The job's row must be locked.
 */
export async function endChunk(
  ctx: Context,
  trx: Trx,
  job: BulkJob,
  task: ChunkTask & { complete: boolean },
): Promise<boolean> {
  const goesOn = !task.complete && (isPaused(job) || job.status === 'running')
  if (!goesOn) {
    const ended = await chunkOf(trx, task)
      .set({ done_at: new Date().toISOString() })
      .returning('chunk_no')
      .executeTakeFirst()
    return ended !== undefined
  }
  const part = await reopenChunk(trx, task)
  if (part === undefined) return false
  if (job.status === 'running') await sendChunks(ctx, trx, [{ jobId: task.jobId, chunk: task.chunk, part }])
  return true
}

/** Moves a job from `pausing` to `paused` once no worker holds a chunk. The job's row must be locked. */
export async function pauseIfIdle(trx: Trx, jobId: string): Promise<void> {
  await trx
    .updateTable('bulk_jobs')
    .set({ status: 'paused' })
    .where('id', '=', jobId)
    .where('status', '=', 'pausing')
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bulk_chunks')
            .select('chunk_no')
            .where('job_id', '=', jobId)
            .where('claimed_at', 'is not', null)
            .where('done_at', 'is', null),
        ),
      ),
    )
    .execute()
}

export const lockJobById = (trx: Trx, id: string): Promise<BulkJob> =>
  trx.selectFrom('bulk_jobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

const chunkOf = (trx: Trx, { jobId, chunk, part = 0 }: ChunkTask) =>
  trx
    .updateTable('bulk_chunks')
    .where('job_id', '=', jobId)
    .where('chunk_no', '=', chunk)
    .where('part', '=', part)
    .where('done_at', 'is', null)

async function reopenChunk(trx: Trx, task: ChunkTask): Promise<number | undefined> {
  const next = { claimed_at: null, part: (task.part ?? 0) + 1 }
  const opened = await chunkOf(trx, task).set(next).returning('part').executeTakeFirst()
  return opened?.part
}
