import { PassThrough, type Readable } from 'node:stream'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { Problem } from '../../platform/problem.ts'
import { ownJob } from './bulkJob.ts'
import { type Progress, presentProgress } from './presentJob.ts'

/** Reconnect delay for clients, in milliseconds. */
const RETRY_MS = 2_000

const isSettled = (progress: Progress) => !['checking', 'running', 'pausing', 'cancelling'].includes(progress.status)

/** Event id: changes whenever status or counts change. */
const versionOf = ({ status, counts }: Progress) => [status, ...Object.values(counts)].join('.')

/**
 * Streams a job's progress as server-sent events (WHATWG HTML 9.2) until it stops moving. `lastEventId` is the last one the
 * client received.
 */
export async function jobEvents(
  ctx: Context,
  hub: ProgressHub,
  scope: Scope<CustomerActor>,
  id: string,
  lastEventId: string | undefined,
): Promise<Readable> {
  const first = presentProgress(await ownJob(ctx.db, scope, id))
  const events = new PassThrough()
  let seen = lastEventId
  const send = (progress: Progress) => {
    // A slow reader may miss intermediate states, but never the last one.
    if (events.writableNeedDrain && !isSettled(progress)) return
    const version = versionOf(progress)
    if (version !== seen) events.write(`id: ${version}\nevent: progress\ndata: ${JSON.stringify(progress)}\n\n`)
    seen = version
    if (isSettled(progress)) end()
  }
  const beat = () => void events.write(':\n\n')
  const end = () => {
    // Before the last event is sent: a write after the end would break the response off.
    leave()
    events.end()
  }
  const leave = isSettled(first)
    ? () => undefined
    : hub.listen({ userId: scope.actor.userId, jobId: id, send, beat, end })
  events.once('close', leave)
  events.write(`retry: ${RETRY_MS}\n\n`)
  send(first)
  return events
}

const EVERY_MS = 1_000
const HEARTBEAT_TICKS = 15

interface Listener {
  userId: string
  jobId: string
  send(progress: Progress): void
  /** Sends a heartbeat, because proxies close idle connections. */
  beat(): void
  /** Ends the connection when the node stops. */
  end(): void
}

/** Live progress for all listeners of one node, with one query a second in total. */
type ProgressHub = ReturnType<typeof createProgressHub>

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
        if (progress) listener.send(progress)
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
