import { sql } from 'kysely'
import type { Context, Db, Trx } from '../../platform/context.ts'
import type { BulkJob } from './bulkJob.ts'
import type { LaneTask } from './queues.ts'

interface ChunkId {
  jobId: string
  chunk: number
  /** How often it was interrupted; each part is settled once. */
  part: number
}

/** A chunk that a lane holds, with its job and its range of rows. */
export interface Claimed extends ChunkId {
  job: BulkJob
  firstRow: number
  lastRow: number
}

const isPaused = ({ status }: BulkJob) => status === 'pausing' || status === 'paused'

/**
 * Claims a chunk for a lane: the one that it held when its worker died, else the first chunk of the customer's job that was served
 * the longest ago. Returns undefined when none waits.
 */
export async function claimChunk({ db }: Pick<Context, 'db'>, task: LaneTask): Promise<Claimed | undefined> {
  for (;;) {
    const next = (await heldChunk(db, task)) ?? (await nextChunk(db, task.userId))
    if (!next) return undefined
    const claimed = await db.transaction().execute(trx => claim(trx, task, next))
    // Otherwise another lane was faster, or the job was paused.
    if (claimed) return claimed
  }
}

/** Locks the job's row, so that either the pause sees the claim or the claim sees the pause. */
async function claim(trx: Trx, { lane }: LaneTask, next: ChunkId): Promise<Claimed | undefined> {
  const job = await lockJobById(trx, next.jobId)
  if (isPaused(job)) {
    await reopenChunk(trx, next, lane)
    await pauseIfIdle(trx, job.id)
    return undefined
  }
  const claimed = await openChunk(trx, next)
    .set({ claimed_at: sql<string>`now()`, lane })
    .where(eb => eb.or([eb('claimed_at', 'is', null), eb('lane', '=', lane)]))
    .returning(['first_row', 'last_row'])
    .executeTakeFirst()
  if (!claimed) return undefined
  await trx.updateTable('bulk_jobs').set({ served_at: sql<string>`now()` }).where('id', '=', job.id).execute()
  return { ...next, job, firstRow: claimed.first_row, lastRow: claimed.last_row }
}

const heldChunk = (db: Db, { userId, lane }: LaneTask): Promise<ChunkId | undefined> =>
  db
    .selectFrom('bulk_chunks')
    .innerJoin('bulk_jobs', 'bulk_jobs.id', 'bulk_chunks.job_id')
    .select(['job_id as jobId', 'chunk_no as chunk', 'part'])
    .where('bulk_jobs.user_id', '=', userId)
    .where('bulk_jobs.status', 'in', ['running', 'pausing', 'paused', 'cancelling'])
    .where('lane', '=', lane)
    .where('claimed_at', 'is not', null)
    .where('done_at', 'is', null)
    .executeTakeFirst()

async function nextChunk(db: Db, userId: string): Promise<ChunkId | undefined> {
  const { rows } = await sql<ChunkId>`
    select job.id as "jobId", waiting.chunk_no as chunk, waiting.part
    from bulk_jobs as job
    cross join lateral (
      select chunk_no, part from bulk_chunks
      where job_id = job.id and done_at is null and claimed_at is null
      order by chunk_no limit 1
    ) as waiting
    where job.user_id = ${userId} and job.status = 'running'
    order by job.served_at nulls first, job.id
    limit 1`.execute(db)
  return rows[0]
}

/**
 * Ends a chunk, or reopens its rest as a new part if the worker stopped early because the job was paused. Returns false when this
 * part was already settled. The job's row must be locked.
 */
export async function endChunk(
  trx: Trx,
  job: BulkJob,
  { complete, ...id }: ChunkId & { complete: boolean },
): Promise<boolean> {
  if (!complete && (isPaused(job) || job.status === 'running')) return reopenChunk(trx, id)
  const ended = openChunk(trx, id).set({ done_at: new Date().toISOString() }).returning('chunk_no')
  return (await ended.executeTakeFirst()) !== undefined
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

const openChunk = (trx: Trx, { jobId, chunk, part }: ChunkId) =>
  trx
    .updateTable('bulk_chunks')
    .where('job_id', '=', jobId)
    .where('chunk_no', '=', chunk)
    .where('part', '=', part)
    .where('done_at', 'is', null)

/** Returns false when this part was already settled, or when it is not held by the lane. */
async function reopenChunk(trx: Trx, id: ChunkId, lane?: number): Promise<boolean> {
  let chunk = openChunk(trx, id)
  if (lane !== undefined) chunk = chunk.where('lane', '=', lane)
  const opened = chunk.set({ claimed_at: null, lane: null, part: id.part + 1 }).returning('part')
  return (await opened.executeTakeFirst()) !== undefined
}
