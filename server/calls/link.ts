import { paths } from '../../contracts/platform/paths.ts'
import { text } from '../../contracts/platform/text.ts'
import { defineInvitationKind, type EndedInvitation } from '../invitations/kind.ts'
import type { Trx } from '../platform/context.ts'

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

/** Whoever is in a call goes on, even if their link ends meanwhile. */
async function endCall(trx: Trx, { id, subject, state }: EndedInvitation): Promise<void> {
  if (state !== 'declined' && state !== 'expired') return
  await trx
    .updateTable('video_calls')
    .set({ status: 'ended', end_reason: state, step: null })
    .where('id', '=', subject)
    // A link that a newer one has replaced ends nothing.
    .where('invitation_id', '=', id)
    .where('status', 'in', ['invited', 'waiting'])
    .execute()
}
