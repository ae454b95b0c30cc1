import type { Db, Trx } from '../platform/context.ts'
import { endInvitation } from './end.ts'
import type { InvitationContext, InvitationKind } from './kind.ts'
import { lockInvitation } from './row.ts'
import { recordEvent } from './trail.ts'

/** Withdraws one invitation, and tells its wing. False if it has ended already, or is of another kind. */
export async function withdrawInvitation(
  ctx: InvitationContext,
  trx: Trx,
  kind: InvitationKind,
  id: string,
  reason?: string,
): Promise<boolean> {
  const row = await lockInvitation(trx, kind, id)
  return row !== undefined && endInvitation(ctx, trx, kind, row, { state: 'withdrawn', reason })
}

/**
 * Ends whatever waits about a subject, for the wing that asked: nobody is told. Links that are `replaced` say that a newer one was sent,
 * which is about to happen.
 */
export async function revokeLinks(
  trx: Db | Trx,
  kinds: readonly InvitationKind[],
  subject: string,
  how: 'withdrawn' | 'replaced',
): Promise<void> {
  const now = new Date()
  const ended = await trx
    .updateTable('invitations')
    .set({ state: 'withdrawn', ended_at: now, remind_at: null })
    .where('subject', '=', subject)
    .where(
      'kind',
      'in',
      kinds.map(({ name }) => name),
    )
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  for (const { id } of ended) {
    if (how === 'replaced')
      await trx
        .updateTable('invitation_links')
        .set({ replaced_at: now })
        .where('invitation_id', '=', id)
        .where('replaced_at', 'is', null)
        .execute()
    await recordEvent(trx, { invitationId: id, kind: 'withdrawn' })
  }
}
