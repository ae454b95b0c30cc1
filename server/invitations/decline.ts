import type { Context, Scope } from '../platform/context.ts'
import { endInvitation } from './end.ts'
import type { InvitationKinds } from './kind.ts'
import { admitPerson, type GivenLink } from './prove.ts'
import { endedLink } from './read.ts'
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
  const { kind, invitation } = admitted
  const end = { state: 'declined', reason, visitor: visitorValues(ctx.vault, visitor) } as const
  await ctx.db.transaction().execute(async trx => {
    await kind.lockFirst?.(trx, invitation.subject)
    await endInvitation(ctx, trx, kind, invitation, end)
  })
  return endedLink(visitor.scope, 'declined')
}
