import { PassThrough, type Readable } from 'node:stream'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { ownJob } from './bulkJob.ts'
import { type Progress, presentProgress } from './presentJob.ts'
import type { ProgressHub } from './progressHub.ts'

/** How long a client waits before it connects again, milliseconds. */
const RETRY_MS = 2_000

const resting = (progress: Progress) => !['checking', 'running', 'pausing', 'cancelling'].includes(progress.status)

/** What a listener has seen: everything that only moves when something happened. */
const versionOf = ({ status, counts }: Progress) => [status, ...Object.values(counts)].join('.')

/** Progress as server-sent events (WHATWG HTML 9.2), until the job rests. `lastEventId` is what the listener saw last. */
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
    // Whoever reads slowly misses states in between, never the last one.
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
