import { fromKysely } from 'pg-boss'
import type { Context, Trx } from '../../platform/context.ts'

/** One task per uploaded file. The policy `exclusive` with a key keeps it from waiting or running twice. */
export const CHECK_QUEUE = 'bulk-check'

/** One task per working lane: its turn to run a chunk. */
export const LANE_QUEUE = 'bulk-lane'

export interface CheckTask {
  jobId: string
}

/** A lane is one of the places in the queue that a customer's jobs share. Each turn runs one chunk. */
export interface LaneTask {
  userId: string
  lane: number
  turn: number
}

/** One hour is longer than the rows of a chunk take even if every one times out. */
const options = { policy: 'exclusive', expireInSeconds: 3600 } as const

export async function ensureBulkQueues({ jobs }: Pick<Context, 'jobs'>): Promise<void> {
  await jobs.ensureQueue(CHECK_QUEUE, options)
  await jobs.ensureQueue(LANE_QUEUE, options)
}

export async function sendCheck({ jobs }: Pick<Context, 'jobs'>, trx: Trx, jobId: string): Promise<void> {
  await jobs.sendIn(trx, CHECK_QUEUE, { jobId } satisfies CheckTask, { singletonKey: jobId })
}

/**
 * Sends turns in one statement; those already waiting or running are left alone. Lower lanes go first, and the oldest turn of the
 * same lane, so that customers take turns.
 */
export async function sendTurns({ jobs }: Pick<Context, 'jobs'>, trx: Trx, tasks: readonly LaneTask[]): Promise<void> {
  const sent = tasks.map(task => ({
    data: task,
    singletonKey: [task.userId, task.lane, task.turn].join(':'),
    priority: -task.lane,
  }))
  if (sent.length > 0) await jobs.boss.insert(LANE_QUEUE, sent, { db: fromKysely(trx) })
}
