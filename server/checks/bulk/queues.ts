import { fromKysely } from 'pg-boss'
import type { Context, Trx } from '../../platform/context.ts'

/** One job per uploaded file, and one per chunk of rows; each waits or runs at most once at a time (`exclusive` by its key). */
export const CHECK_QUEUE = 'bulk-check'
export const CHUNK_QUEUE = 'bulk-chunk'

export interface CheckTask {
  jobId: string
}

export interface ChunkTask {
  jobId: string
  chunk: number
  /** Missing in what an earlier release has sent: 0. */
  part?: number
}

/** An hour is longer than 500 rows take whose source times out every time. */
const options = { policy: 'exclusive', expireInSeconds: 3600 } as const

export async function ensureBulkQueues({ jobs }: Pick<Context, 'jobs'>): Promise<void> {
  await jobs.ensureQueue(CHECK_QUEUE, options)
  await jobs.ensureQueue(CHUNK_QUEUE, options)
}

export async function sendCheck({ jobs }: Pick<Context, 'jobs'>, trx: Trx, jobId: string): Promise<void> {
  await jobs.sendIn(trx, CHECK_QUEUE, { jobId } satisfies CheckTask, { singletonKey: jobId })
}

/**
 * Sends chunks, all in one statement; those that wait or run already stay as they are. A chunk's number is its priority, so that
 * one account's hundred thousand rows do not stand in front of another's fifty.
 */
export async function sendChunks(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Trx,
  tasks: readonly ChunkTask[],
): Promise<void> {
  const sent = tasks.map(task => ({
    data: task,
    singletonKey: [task.jobId, task.chunk, ...(task.part ? [task.part] : [])].join(':'),
    priority: -task.chunk,
  }))
  if (sent.length > 0) await jobs.boss.insert(CHUNK_QUEUE, sent, { db: fromKysely(trx) })
}
