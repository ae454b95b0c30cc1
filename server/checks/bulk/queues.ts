import { fromKysely } from 'pg-boss'
import type { Context, Trx } from '../../platform/context.ts'

/** One task per uploaded file and one per chunk. The policy `exclusive` with a key keeps each from waiting or running twice. */
export const CHECK_QUEUE = 'bulk-check'
export const CHUNK_QUEUE = 'bulk-chunk'

export interface CheckTask {
  jobId: string
}

export interface ChunkTask {
  jobId: string
  chunk: number
  /** Absent in tasks sent by earlier releases: 0. */
  part?: number
}

/** One hour is longer than 500 rows take even if every one times out. */
const options = { policy: 'exclusive', expireInSeconds: 3600 } as const

export async function ensureBulkQueues({ jobs }: Pick<Context, 'jobs'>): Promise<void> {
  await jobs.ensureQueue(CHECK_QUEUE, options)
  await jobs.ensureQueue(CHUNK_QUEUE, options)
}

export async function sendCheck({ jobs }: Pick<Context, 'jobs'>, trx: Trx, jobId: string): Promise<void> {
  await jobs.sendIn(trx, CHECK_QUEUE, { jobId } satisfies CheckTask, { singletonKey: jobId })
}

/**
 * Sends chunks in one statement; those already waiting or running are left alone. The chunk number is the priority, so that a
 * large file does not block a small one.
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
