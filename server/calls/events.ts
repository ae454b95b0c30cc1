import { PassThrough, type Readable } from 'node:stream'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import type { CallHub, Listener } from './hub.ts'
import { ownCall, requireAgent } from './rounds/row.ts'
import { callByTicket } from './ticket.ts'

/** Reconnect delay for clients, in milliseconds. */
const RETRY_MS = 1_000

/** Follows a call as its agent. Throws `not_found`, and `conflict` for anybody else. */
export async function followAsAgent(
  ctx: Context,
  hub: CallHub,
  scope: Scope<CustomerActor>,
  { id, after }: { id: string; after: string | undefined },
): Promise<Readable> {
  const call = await ownCall(ctx, scope, id)
  requireAgent(scope, call)
  return follow(hub, { side: 'agent', userId: call.user_id, callId: id, after: await placeIn(ctx, id, after) })
}

/** Follows a call as its person. */
export async function followByTicket(
  ctx: Context,
  hub: CallHub,
  { ticket, after }: { ticket: string; after?: string | null | undefined },
): Promise<Readable> {
  const { id, user_id } = await callByTicket(ctx, ticket)
  return follow(hub, { side: 'customer', userId: user_id, callId: id, after: await placeIn(ctx, id, after) })
}

/** A page that has just come gets what is told from now on: what was told before was for another one. */
async function placeIn({ db }: Pick<Context, 'db'>, callId: string, after: string | null | undefined): Promise<number> {
  if (after && /^\d{1,15}$/.test(after)) return Number(after)
  const { last } = await db
    .selectFrom('video_call_signals')
    .select(eb => eb.fn.max('place').as('last'))
    .where('call_id', '=', callId)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** Server-sent events (WHATWG HTML 9.2); the id of one is the place of its signal. */
function follow(hub: CallHub, about: Pick<Listener, 'side' | 'userId' | 'callId' | 'after'>): Readable {
  const events = new PassThrough()
  const leave = hub.listen({
    ...about,
    send: (event, data, id) =>
      void events.write(`${id === null ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`),
    beat: () => void events.write(':\n\n'),
    end: () => {
      leave()
      events.end()
    },
  })
  events.once('close', leave)
  events.write(`retry: ${RETRY_MS}\n\n`)
  hub.wake()
  return events
}
