import { PassThrough, type Readable } from 'node:stream'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { ownJob } from './bulkJob.ts'
import { type Progress, presentProgress } from './presentJob.ts'
import type { ProgressHub } from './progressHub.ts'

/** Reconnect delay for clients, in milliseconds. */
const RETRY_MS = 2_000

const resting = (progress: Progress) => !['checking', 'running', 'pausing', 'cancelling'].includes(progress.status)

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
  const hear = (progress: Progress) => {
    // A slow reader may miss intermediate states, but never the last one.
    if (events.writableNeedDrain && !resting(progress)) return
    const version = versionOf(progress)
    if (version !== seen) events.write(`id: ${version}\nevent: progress\ndata: ${JSON.stringify(progress)}\n\n`)
    seen = version
    if (resting(progress)) events.end()
  }
  if (!resting(first)) {
    const beat = () => void events.write(':\n\n')
    const end = () => void events.end()
    events.once('close', hub.listen({ userId: scope.actor.userId, jobId: id, hear, beat, end }))
  }
  events.write(`retry: ${RETRY_MS}\n\n`)
  hear(first)
  return events
}
