import { callLimits } from '../../contracts/videoCalls/states.ts'
import type { Context } from '../platform/context.ts'
import { notFound } from '../platform/problem.ts'
import { timingSafeEquals } from '../platform/vault.ts'
import type { CallRow } from './rounds/row.ts'

type Parts = Pick<Context, 'vault'>

const signed = ({ vault }: Parts, id: string, until: number) => vault.sign('video-call-ticket', `${id} ${until}`)

/** Stands for the link as long as a call takes, so that a link that ends meanwhile cuts nobody off. */
export function ticketFor(ctx: Parts, id: string, now = Date.now()): string {
  const until = now + callLimits.ticketMs
  return `${id}.${until}.${signed(ctx, id, until)}`
}

/** The id of the call. Throws `not_found` for a ticket that is none of ours, or has ended. */
export function callOfTicket(ctx: Parts, ticket: string, now = Date.now()): string {
  const [id = '', until = '', signature = ''] = ticket.split('.')
  if (!(Number(until) > now) || !timingSafeEquals(signature, signed(ctx, id, Number(until))))
    throw notFound('video call')
  return id
}

/** The call of a ticket, sealed. Throws `not_found`, also for one that was deleted. */
export async function callByTicket(ctx: Pick<Context, 'db' | 'vault'>, ticket: string): Promise<CallRow> {
  const row = await ctx.db
    .selectFrom('video_calls')
    .selectAll()
    .where('id', '=', callOfTicket(ctx, ticket))
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound('video call')
  return row
}
