import type { Context, Scope } from '../platform/context.ts'
import { newSecret } from '../platform/identity/ids.ts'
import type { InvitationKinds } from './kind.ts'
import { countOpening } from './openings.ts'
import { admitPerson, type GivenLink } from './prove.ts'
import { coverOf } from './read.ts'
import { tellAccount } from './tell.ts'
import type { Visitor } from './trail.ts'

/**
 * Opens a link, which the person does by a press, and counts it. The browser gets a cookie by which the trail tells devices apart; it proves
 * nothing. Throws as `admitPerson`.
 */
export async function openLink(
  ctx: Context,
  visitor: Visitor & { scope: Scope },
  kinds: InvitationKinds,
  given: GivenLink,
) {
  const { scope } = visitor
  const admitted = await admitPerson(ctx, visitor, kinds, given)
  if (admitted.state !== 'waiting') return admitted
  const { kind, invitation, pass } = admitted
  if (scope.device) scope.device.id ??= scope.device.issued = newSecret()
  await ctx.db.transaction().execute(async trx => {
    const { framed_by: origin } = invitation
    const how = { kind: origin === null ? 'opened' : 'embedded', origin } as const
    const isNew = await countOpening(ctx.vault, trx, invitation.id, visitor, how)
    const about = { id: invitation.id, subject: invitation.subject, userId: invitation.user_id }
    if (isNew) await tellAccount(trx, kind, about, 'opened')
  })
  return { state: 'open' as const, cover: await coverOf(ctx, scope, admitted, { isAdmitted: true }), pass }
}
