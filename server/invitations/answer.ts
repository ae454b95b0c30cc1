import type { Trx } from '../platform/context.ts'
import { endInvitation } from './end.ts'
import type { InvitationContext, InvitationKind } from './kind.ts'
import { linkEndOf, lockByToken, lockInvitation } from './row.ts'
import { type Visitor, visitorValues } from './trail.ts'

export interface Answered {
  id: string
  kind: string
  subject: string
  userId: string | null
}

/**
 * Answers an invitation by its link, in the transaction that stores the answer. Null if the link does not open, or is of another kind. It works
 * once: of two answers at the same time, one finds it answered.
 */
export async function answerByLink(
  ctx: InvitationContext,
  trx: Trx,
  kinds: readonly InvitationKind[],
  token: string,
  visitor?: Visitor,
): Promise<Answered | null> {
  const found = await lockByToken(trx, token, kinds)
  if (!found || linkEndOf(found) !== null) return null
  const kind = kinds.find(({ name }) => name === found.kind) as InvitationKind
  const how = { state: 'answered' as const, ...(visitor && { visitor: visitorValues(ctx.vault, visitor) }) }
  if (!(await endInvitation(ctx, trx, kind, found, how))) return null
  return { id: found.id, kind: found.kind, subject: found.subject, userId: found.user_id }
}

/** Answers an invitation whose person has been admitted already. False if it has ended. */
export async function answerInvitation(
  ctx: InvitationContext,
  trx: Trx,
  kind: InvitationKind,
  id: string,
  visitor?: Visitor,
): Promise<boolean> {
  const row = await lockInvitation(trx, kind, id)
  if (!row) return false
  return endInvitation(ctx, trx, kind, row, {
    state: 'answered',
    ...(visitor && { visitor: visitorValues(ctx.vault, visitor) }),
  })
}
