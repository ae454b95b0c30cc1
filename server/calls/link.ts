import { paths } from '../../contracts/platform/paths.ts'
import { text } from '../../contracts/platform/text.ts'
import { defineInvitationKind, type EndedInvitation } from '../invitations/kind.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Trx } from '../platform/context.ts'
import { closeRound } from './closeRound.ts'

const platform = { actor: { kind: 'system', name: 'video calls' } as const, ip: null, requestId: null }

/** The link of a person who is asked for a video call. Its subject is the call, which is locked before the invitation everywhere. */
export const videoCallLink = defineInvitationKind({
  name: 'videoCall',
  path: paths.videoCall,
  label: text('Verify yourself in a video call', 'वीडियो कॉल में अपनी पहचान की पुष्टि करें'),
  framed: true,
  tells: true,
  lockFirst: (trx, id) =>
    trx.selectFrom('video_calls').select('id').where('id', '=', id).forUpdate().executeTakeFirst(),
  mayRemind: async (trx, id) => {
    const row = await trx.selectFrom('video_calls').select('status').where('id', '=', id).executeTakeFirst()
    return row?.status === 'invited'
  },
  onEnd: (_ctx, trx, ended) => endCall(trx, ended),
})

/** Whoever declines in the middle of a call ends it for both sides; a link that runs out meanwhile cuts nobody off. */
async function endCall(trx: Trx, { id, subject, state }: EndedInvitation): Promise<void> {
  if (state !== 'declined' && state !== 'expired') return
  const call = await trx
    .selectFrom('video_calls')
    .select(['id', 'round', 'status', 'user_id'])
    .where('id', '=', subject)
    // A link that a newer one has replaced ends nothing.
    .where('invitation_id', '=', id)
    .executeTakeFirst()
  const ended = { status: 'ended', end_reason: state } as const
  if (call?.status === 'inCall' && state === 'declined') {
    // What is kept of the session is joined by the next look at what waits.
    await closeRound(trx, call, ended, new Date())
    await audit(trx, platform, {
      action: 'videoCall.ended',
      subject,
      userId: call.user_id,
      data: { round: call.round, why: state },
    })
  } else if (call?.status === 'invited' || call?.status === 'waiting')
    await trx
      .updateTable('video_calls')
      .set({ ...ended, step: null })
      .where('id', '=', subject)
      .execute()
}
