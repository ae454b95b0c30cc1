import { answerInvitation } from '../invitations/answer.ts'
import { resendInvitation } from '../invitations/resend.ts'
import { withdrawInvitation } from '../invitations/withdraw.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { closeRound, type Next } from './closeRound.ts'
import { sendJoin } from './joinQueue.ts'
import { videoCallLink } from './link.ts'
import { type CallRow, conflict, lockCall, ownCall, requireAgent } from './rounds/row.ts'

/** Ends the session of a locked call, has its recording joined, and puts the call where it goes next. */
export async function endRound(
  ctx: Pick<Context, 'jobs'>,
  trx: Trx,
  { id, round }: Pick<CallRow, 'id' | 'round'>,
  next: Next,
  now: Date,
): Promise<void> {
  await closeRound(trx, { id, round }, next, now)
  await sendJoin(ctx, trx, { id, round })
}

/** Ends a call; its agent decides next. Pieces that are on their way still count. */
export async function hangUp(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<void> {
  await ctx.db.transaction().execute(async trx => {
    const call = await lockCall(ctx, trx, scope, id)
    requireAgent(scope, call)
    await endRound(ctx, trx, call, { status: 'held' }, new Date())
    if (call.invitation_id !== null) await answerInvitation(ctx, trx, videoCallLink, call.invitation_id)
    await audit(trx, scope, { action: 'videoCall.hungUp', subject: id, data: { round: call.round } })
  })
}

/** Cancels a call that nobody has held. Throws `conflict` for any other. */
export async function cancelCall(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<void> {
  await ctx.db.transaction().execute(async trx => {
    const call = await lockCall(ctx, trx, scope, id)
    if (call.status !== 'invited' && call.status !== 'waiting') throw conflict(scope, 'videoCalls.notOpen')
    await trx
      .updateTable('video_calls')
      .set({ status: 'ended', end_reason: 'cancelled', step: null })
      .where('id', '=', id)
      .execute()
    if (call.invitation_id !== null) await withdrawInvitation(ctx, trx, videoCallLink, call.invitation_id)
    await audit(trx, scope, { action: 'videoCall.cancelled', subject: id })
  })
}

/** Sends the link again. Throws `conflict` unless the person is awaited. */
export async function resendLink(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<void> {
  const call = await ownCall(ctx, scope, id)
  if (call.status !== 'invited' || call.invitation_id === null) throw conflict(scope, 'videoCalls.notOpen')
  await resendInvitation(ctx, scope, videoCallLink, {
    id: call.invitation_id,
    first: async trx => {
      const locked = await lockCall(ctx, trx, scope, id)
      if (locked.status !== 'invited') throw conflict(scope, 'videoCalls.notOpen')
      await audit(trx, scope, { action: 'videoCall.resent', subject: id })
    },
  })
}
