import type { Context, Scope } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { endInvitation } from './end.ts'
import type { InvitationKind, InvitationKinds } from './kind.ts'
import { admitPerson, type GivenLink } from './prove.ts'
import { endedLink, findActive } from './read.ts'
import { lockInvitation } from './row.ts'
import { type Visitor, visitorValues } from './trail.ts'

/** The person declines, and gives a reason. Throws as `admitPerson`. */
export async function declineByLink(
  ctx: Context,
  visitor: Visitor & { scope: Scope },
  kinds: InvitationKinds,
  { reason, ...given }: GivenLink & { reason: string },
) {
  const admitted = await admitPerson(ctx, visitor, kinds, given)
  if (admitted.state !== 'waiting') return admitted
  const { scope } = visitor
  if (await declineInvitation(ctx, visitor, admitted.kind, { id: admitted.invitation.id, reason }))
    return endedLink(scope, 'declined')
  // It was answered or withdrawn at the same moment.
  const now = await findActive(ctx, scope, kinds, given.token)
  if (now.state === 'ended') return now
  throw new Problem('conflict', translate(scope.locale, 'invitations.end.answered'))
}

/** The same for somebody who was let in. False if it has ended otherwise. */
export async function declineInvitation(
  ctx: Pick<Context, 'db' | 'vault' | 'config' | 'channels'>,
  visitor: Visitor,
  kind: InvitationKind,
  { id, reason }: { id: string; reason: string },
): Promise<boolean> {
  const { subject } = await ctx.db
    .selectFrom('invitations')
    .select('subject')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return ctx.db.transaction().execute(async trx => {
    await kind.lockFirst?.(trx, subject)
    const row = await lockInvitation(trx, kind, id)
    const end = { state: 'declined', reason, visitor: visitorValues(ctx.vault, visitor) } as const
    return row !== undefined && endInvitation(ctx, trx, kind, row, end)
  })
}
