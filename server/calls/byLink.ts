import type { z } from 'zod'
import type { queueVideoCall as queueCall } from '../../contracts/calls/videoCallLinks.ts'
import { kindsByName } from '../invitations/kind.ts'
import { admitPerson, type GivenLink } from '../invitations/prove.ts'
import type { Visitor } from '../invitations/trail.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import { notFound } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { countryOfAddress } from '../sources/places/countries.ts'
import { iceServersFor } from './ice.ts'
import { videoCallLink } from './link.ts'
import { noteReturn } from './noteReturn.ts'
import { type CallRow, conflict, openCall } from './rounds/row.ts'
import { callByTicket, callOfTicket, ticketFor } from './ticket.ts'
import { presentForCustomer, readQueue } from './waiting.ts'

const kinds = kindsByName([videoCallLink])

/** Lets the person in by their link. Throws `conflict` for a link of another call, which a newer one has replaced. */
export async function readByLink(ctx: Context, visitor: Visitor & { scope: Scope }, given: GivenLink) {
  const admitted = await admitPerson(ctx, visitor, kinds, given)
  if (admitted.state !== 'waiting') return admitted
  const { subject } = admitted.invitation
  const row = await ctx.db
    .selectFrom('video_calls')
    .selectAll()
    .where('id', '=', subject)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!row || row.invitation_id !== admitted.invitation.id) throw conflict(visitor.scope, 'videoCalls.customer.ended')
  const { script } = openCall(ctx.vault, row)
  return {
    state: 'open' as const,
    ticket: ticketFor(ctx, subject),
    call: await shown(ctx, row),
    iceServers: iceServersFor(ctx.config, subject),
    consent: script.find(({ kind }) => kind === 'consent')?.text ?? '',
  }
}

const shown = async (ctx: Context, row: CallRow) =>
  presentForCustomer(ctx, row, row.status === 'waiting' ? await readQueue(ctx.db, row.user_id) : null)

type Given = z.output<NonNullable<typeof queueCall.body>>

/** Who acts for the person: nobody who has signed in. */
const byPerson = (scope: Scope) => ({ ...scope, actor: { kind: 'system', name: 'customer of a video call' } as const })

/**
 * Enters the queue at its end; whoever waits or is in a call already keeps their place. Throws `conflict` while the call waits for a decision or has ended, and if no media
 * can reach the person.
 */
export async function enterQueue(ctx: Context, scope: Scope, { ticket, network, place }: Given) {
  const id = callOfTicket(ctx, ticket)
  if (network === 'none') throw conflict(scope, 'videoCalls.customer.noNetwork')
  const now = new Date()
  const row = await ctx.db.transaction().execute(async trx => {
    const call = await lock(trx, id)
    const country = countryOfAddress(scope.ip)
    if (call.status === 'waiting' || call.status === 'inCall') {
      await noteReturn(ctx, trx, call, { place: place ?? null, country, now })
      return trx
        .updateTable('video_calls')
        .set({ seen_at: now, network })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    }
    if (call.status !== 'invited')
      throw conflict(scope, call.status === 'ended' ? 'videoCalls.customer.ended' : 'videoCalls.customer.done')
    const place_sealed = place ? JSON.stringify(place) : null
    await audit(trx, byPerson(scope), {
      action: 'videoCall.queued',
      subject: id,
      userId: call.user_id,
      data: { network },
    })
    return trx
      .updateTable('video_calls')
      .set({
        ...sealRow(ctx.vault, 'video_calls', { id, place_sealed }),
        status: 'waiting',
        network,
        place_at: place ? now : null,
        country,
        queued_at: now,
        seen_at: now,
        step: null,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return shown(ctx, row)
}

/** Leaves the queue; whoever comes back is at its end. Nothing changes for whoever does not wait. */
export async function leaveQueue(ctx: Context, ticket: string) {
  const id = callOfTicket(ctx, ticket)
  await ctx.db
    .updateTable('video_calls')
    .set({ status: 'invited', queued_at: null })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
  return shown(ctx, await callByTicket(ctx, ticket))
}

async function lock(trx: Trx, id: string): Promise<CallRow> {
  const row = await trx
    .selectFrom('video_calls')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('video call')
  return row
}
