import { limits } from '../../../contracts/limits.ts'
import type { Context } from '../../platform/context.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { Problem } from '../../platform/problem.ts'
import { type Progress, presentProgress } from './presentJob.ts'

const EVERY_MS = 1_000
const HEARTBEAT_TICKS = 15

interface Listener {
  userId: string
  jobId: string
  hear(progress: Progress): void
  /** Sends a heartbeat, because proxies close idle connections. */
  beat(): void
  /** Ends the connection when the node stops. */
  end(): void
}

/** Live progress for all listeners of one node, with one query a second in total. */
export type ProgressHub = ReturnType<typeof createProgressHub>

export function createProgressHub({ db, log }: Pick<Context, 'db' | 'log'>) {
  const listeners = new Set<Listener>()
  let ticking: { stop(): Promise<void> } | undefined
  let ticks = 0

  const tick = async () => {
    const jobIds = [...new Set([...listeners].map(({ jobId }) => jobId))]
    if (jobIds.length > 0) {
      const jobs = await db.selectFrom('bulk_jobs').selectAll().where('id', 'in', jobIds).execute()
      const byId = new Map(jobs.map(job => [job.id, presentProgress(job)]))
      for (const listener of listeners) {
        const progress = byId.get(listener.jobId)
        if (progress) listener.hear(progress)
      }
    }
    if (++ticks % HEARTBEAT_TICKS === 0) for (const listener of listeners) listener.beat()
  }
  return {
    /**
     * Adds a listener and returns the function that removes it. Throws `too_many_requests` at the limit per account or per node.
     */
    listen(listener: Listener): () => void {
      const own = [...listeners].filter(({ userId }) => userId === listener.userId).length
      if (own >= limits.bulk.listeners || listeners.size >= limits.bulk.listenersPerNode)
        throw new Problem('too_many_requests', 'Too many pages are following jobs at the same time. Close one.')
      listeners.add(listener)
      ticking ??= runPeriodically(EVERY_MS, 'progress', log, tick)
      return () => void listeners.delete(listener)
    },

    /** Ends every connection, so that the server can close. */
    async close(): Promise<void> {
      for (const listener of listeners) listener.end()
      await ticking?.stop()
    },
  }
}
