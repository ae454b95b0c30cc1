import { invitationLimits } from '../../contracts/invitations.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { createInvitation } from './create.ts'
import { endInvitation } from './end.ts'
import type { InvitationKinds } from './kind.ts'
import { admitPerson, type GivenLink } from './prove.ts'
import { endedLink } from './read.ts'
import { localeOf } from './row.ts'
import { type Visitor, visitorValues } from './trail.ts'

/**
 * The person names somebody else, who is asked the same until the same day by e-mail, with a code there if this one had a code. Throws as
 * `admitPerson`, and `conflict` where the kind does not allow it, `bad_request` for one's own address.
 */
export async function handOverByLink(
  ctx: Context,
  visitor: Visitor & { scope: Scope },
  kinds: InvitationKinds,
  { name, email, ...given }: GivenLink & { name: string; email: string },
) {
  const { scope } = visitor
  const admitted = await admitPerson(ctx, visitor, kinds, given)
  if (admitted.state !== 'waiting') return admitted
  const { kind, invitation } = admitted
  if (!(await kind.canHandOver?.(ctx.db, invitation.id)))
    throw new Problem('conflict', translate(scope.locale, 'invitations.noHandOver'))
  if (email === invitation.email?.toLowerCase()) {
    const message = translate(scope.locale, 'invitations.samePerson')
    throw new Problem('bad_request', message, [{ field: 'email', message }])
  }
  await kind.checkHeir?.(ctx, scope.locale, { invitationId: invitation.id, subject: invitation.subject, name, email })
  const person = rateLimitKeys(ctx, 'invitation-person', email, scope).identifier
  await consumeRateLimitOrThrow(ctx, scope, person, invitationLimits.messagesToPerson)
  const { remind_every_hours: everyHours, reminders_left: most } = invitation
  await ctx.db.transaction().execute(async trx => {
    await kind.lockFirst?.(trx, invitation.subject)
    const made = await createInvitation(ctx, trx, kind, {
      subject: invitation.subject,
      userId: invitation.user_id,
      expiresAt: new Date(invitation.expires_at),
      askedBy: invitation.asked_by ?? undefined,
      about: invitation.about ?? undefined,
      note: invitation.note ?? undefined,
      person: { name, email },
      channel: 'email',
      locale: localeOf(invitation),
      code: invitation.code === null ? null : 'email',
      reminders: everyHours === null ? undefined : { everyHours, most },
    })
    const seen = visitorValues(ctx.vault, visitor)
    const isOurs = await endInvitation(ctx, trx, kind, invitation, {
      state: 'handedOver',
      handedTo: made.id,
      visitor: seen,
    })
    // Somebody has answered at the same moment.
    if (!isOurs) throw new Problem('conflict', translate(scope.locale, 'invitations.end.answered'))
  })
  return endedLink(scope, 'handedOver')
}
