import type { InvitationState } from '../../contracts/invitations.ts'
import type { Trx } from '../platform/context.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import type { InvitationContext, InvitationKind } from './kind.ts'
import type { InvitationRow } from './row.ts'
import { tellAccount } from './tell.ts'
import { recordEvent, type visitorValues } from './trail.ts'

interface End {
  state: Exclude<InvitationState, 'waiting'>
  reason?: string | undefined
  handedTo?: string | undefined
  visitor?: ReturnType<typeof visitorValues> | undefined
}

/** Ends an invitation once; false if it has ended already. Its links, codes and reminders end with it, and its wing is told. */
export async function endInvitation(
  ctx: InvitationContext,
  trx: Trx,
  kind: InvitationKind,
  { id, subject, user_id: userId }: Pick<InvitationRow, 'id' | 'subject' | 'user_id'>,
  { state, reason, handedTo, visitor }: End,
): Promise<boolean> {
  const values = sealRow(ctx.vault, 'invitations', { id, state, reason: reason ?? null })
  const ended = await trx
    .updateTable('invitations')
    .set({ ...values, ended_at: new Date(), remind_at: null, handed_to: handedTo ?? null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) return false
  await recordEvent(trx, { invitationId: id, kind: state, ...(visitor && { visitor }) })
  if (state === 'answered' || state === 'declined' || state === 'expired')
    await tellAccount(trx, kind, { id, subject, userId }, state)
  await kind.onEnd?.(ctx, trx, { id, subject, userId, state, handedTo: handedTo ?? null })
  return true
}
