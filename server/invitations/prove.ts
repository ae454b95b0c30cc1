import { invitationLimits } from '../../contracts/invitations.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { codeIdOf, createOtpCode, verifyOtpCode } from '../platform/access/otpCodes.ts'
import { attemptNetwork, consumeRateLimitOrThrow, rateLimitKeys } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { timingSafeEquals } from '../platform/vault.ts'
import { prolongEmbedding } from './embed.ts'
import type { InvitationKinds } from './kind.ts'
import { type ActiveInvitation, codeAddress, type EndedLink, findActive } from './read.ts'
import { type InvitationRow, type LinkedInvitation, localeOf } from './row.ts'
import { recordEvent, type Visitor, visitorValues } from './trail.ts'

/** Sends the code of a link to the person asked. Throws `conflict` if it needs none, `too_many_requests`. */
export async function sendCode(
  ctx: Context,
  visitor: Visitor & { scope: Scope },
  kinds: InvitationKinds,
  token: string,
): Promise<EndedLink | { state: 'sent'; sentTo: string }> {
  const { scope } = visitor
  const found = await findActive(ctx, scope, kinds, token)
  if (found.state === 'ended') return found
  const { invitation } = found
  const { to, channel, masked } = codeAddress(invitation)
  if (to === null || masked === null || channel === null)
    throw new Problem('conflict', translate(scope.locale, 'invitations.noCode'))
  const keys = rateLimitKeys(ctx, 'invitation-code', invitation.id, scope)
  await consumeRateLimitOrThrow(ctx, scope, keys.address, invitationLimits.codesOfNetwork)
  await consumeRateLimitOrThrow(ctx, scope, keys.identifier, invitationLimits.codes)
  const person = rateLimitKeys(ctx, 'invitation-person', to, scope).identifier
  await consumeRateLimitOrThrow(ctx, scope, person, invitationLimits.messagesToPerson)
  const locale = localeOf(invitation)
  await ctx.db.transaction().execute(async trx => {
    const { code } = await createOtpCode(ctx, trx, scope, {
      purpose: 'invitation',
      identifier: identifierOf(ctx, provedBy(invitation)),
    })
    const words = { brand: ctx.config.BRAND_NAME, code, minutes: limits.otp.lifeMs / 60_000 }
    const subject = translate(locale, 'invitations.codeSubject', words)
    const text = translate(locale, 'invitations.codeText', words)
    const messageId = await ctx.channels.send(trx, { channel, to, subject, text, otp: code })
    const seen = visitorValues(ctx.vault, visitor)
    await recordEvent(trx, { invitationId: invitation.id, kind: 'codeSent', messageId, visitor: seen })
  })
  return { state: 'sent', sentTo: masked }
}

/** What a request brings of a link. */
export interface GivenLink {
  token: string
  code?: string | undefined
  pass?: string | undefined
}

export interface Admitted extends ActiveInvitation {
  /** Opens it again for a while; null if it needs no code. */
  pass: string | null
}

/**
 * Lets the person in: at once, by a pass, or by the code that was sent to them. For the calls of every kind. Throws `bad_request` for a wrong
 * code, `too_many_requests`.
 */
export async function admitPerson(
  ctx: Context,
  visitor: Visitor & { scope: Scope },
  kinds: InvitationKinds,
  { token, code, pass }: GivenLink,
): Promise<Admitted | EndedLink | { state: 'code'; sentTo: string }> {
  const found = await findActive(ctx, visitor.scope, kinds, token)
  if (found.state === 'ended') return found
  const { invitation } = found
  const { masked } = codeAddress(invitation)
  if (masked === null) return { ...found, pass: null }
  const proved = provedBy(invitation)
  if (pass !== undefined && isPass(ctx, proved, pass)) return { ...found, pass }
  if (!code) return { state: 'code', sentTo: masked }
  await enterCode(ctx, visitor, invitation, code)
  if (invitation.framed_by !== null) await prolongEmbedding(ctx.db, invitation.link_id)
  return { ...found, pass: passFor(ctx, proved, Date.now() + invitationLimits.passMs) }
}

/** A wrong try counts, so it is committed before the error. */
async function enterCode(
  ctx: Context,
  visitor: Visitor & { scope: Scope },
  invitation: LinkedInvitation,
  code: string,
): Promise<void> {
  const { scope } = visitor
  const { id } = invitation
  const { outcome } = await ctx.db.transaction().execute(async trx => {
    const tried = await verifyOtpCode(ctx, trx, {
      purpose: 'invitation',
      identifier: identifierOf(ctx, provedBy(invitation)),
      code,
      codeId: codeIdOf(ctx, scope),
      caller: ctx.vault.index('limit', `${id}\n${attemptNetwork(scope.ip)}`),
    })
    const kind = tried.outcome === 'right' ? 'codeRight' : 'codeWrong'
    await recordEvent(trx, { invitationId: id, kind, visitor: visitorValues(ctx.vault, visitor) })
    return tried
  })
  if (outcome === 'right') return
  if (outcome === 'spent') throw new Problem('too_many_requests', translate(scope.locale, 'invitations.codeSpent'))
  const message = translate(scope.locale, 'invitations.codeWrong')
  throw new Problem('bad_request', message, [{ field: 'code', message }])
}

type Proved = InvitationRow & Pick<LinkedInvitation, 'framed_by'>

/** What a code and its pass prove: once the address is corrected, those of the former one prove nothing. */
const provedBy = (invitation: Proved) => `${invitation.id} ${codeAddress(invitation).to ?? ''}`

/** The pass of a person who has shown that the address of an invitation is theirs; of a link that opens inside a site, with that site. */
export const passOf = (
  ctx: Pick<Context, 'vault'>,
  invitation: InvitationRow,
  until: number,
  framedBy: string | null = null,
): string => passFor(ctx, provedBy({ ...invitation, framed_by: framedBy }), until)

const identifierOf = ({ vault }: Pick<Context, 'vault'>, proved: string) => vault.index('invitation-code', proved)

const passFor = ({ vault }: Pick<Context, 'vault'>, proved: string, until: number) =>
  `${until}.${vault.sign('invitation-pass', `${proved} ${until}`)}`

function isPass(ctx: Pick<Context, 'vault'>, proved: string, pass: string): boolean {
  const until = Number(pass.split('.', 1)[0])
  return until > Date.now() && timingSafeEquals(pass, passFor(ctx, proved, until))
}
