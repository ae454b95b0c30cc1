import type { InvitationCover } from '../../contracts/calls/invitations.ts'
import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import { type InvitationChannel, invitationLimits, type LinkEnd } from '../../contracts/invitations.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { translate } from '../platform/translate.ts'
import type { InvitationKind, InvitationKinds } from './kind.ts'
import { findByToken, type LinkedInvitation, linkEndOf, localeOf, openInvitation } from './row.ts'

export interface EndedLink {
  state: 'ended'
  end: LinkEnd
  message: string
}

/** An invitation whose link opens, with its values opened. */
export interface ActiveInvitation {
  state: 'waiting'
  kind: InvitationKind
  invitation: LinkedInvitation
}

/** The invitation of a link of the common page, or why it does not open. Counts the request against the caller's network. Throws `too_many_requests`. */
export async function findActive(
  ctx: Context,
  scope: Scope,
  kinds: InvitationKinds,
  token: string,
  { anyPage = false } = {},
): Promise<ActiveInvitation | EndedLink> {
  await consumeRateLimitOrThrow(
    ctx,
    scope,
    rateLimitKeys(ctx, 'invitation', '', scope).address,
    invitationLimits.requests,
  )
  const row = await findByToken(ctx.db, token)
  const kind = row && kinds.get(row.kind)
  if (!kind || !(kind.framed || anyPage)) {
    const { address } = rateLimitKeys(ctx, 'invitation-miss', '', scope)
    await consumeRateLimitOrThrow(ctx, scope, address, invitationLimits.misses)
    return endedLink(scope, 'unknown')
  }
  const end = linkEndOf(row)
  if (end !== null) return endedLink(scope, end)
  return { state: 'waiting', kind, invitation: openInvitation(ctx.vault, row) }
}

export const endedLink = ({ locale }: Pick<Scope, 'locale'>, end: LinkEnd): EndedLink => ({
  state: 'ended',
  end,
  message: translate(locale, `invitations.end.${end}`),
})

/** What a link is about, or why it does not open; links of kinds with a page of their own say nothing more. Throws `too_many_requests`. */
export async function readLink(ctx: Context, scope: Scope, kinds: InvitationKinds, token: string) {
  const found = await findActive(ctx, scope, kinds, token, { anyPage: true })
  if (found.state === 'ended') return found
  return {
    state: found.state,
    cover: found.kind.framed ? await coverOf(ctx, scope, found, { isAdmitted: false }) : null,
  }
}

/** What the person reads about it. A link inside another site, which that site has too, names neither them nor the matter until its code was entered. */
export async function coverOf(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { locale }: Pick<Scope, 'locale'>,
  { kind, invitation }: ActiveInvitation,
  { isAdmitted }: { isAdmitted: boolean },
): Promise<InvitationCover> {
  const isShown = isAdmitted || invitation.framed_by === null
  return {
    kind: kind.name,
    title: kind.label[locale],
    askedBy: invitation.asked_by ?? config.BRAND_NAME,
    about: isShown ? invitation.about : null,
    name: isShown ? invitation.person_name : null,
    until: invitation.link_expires_at ?? invitation.expires_at,
    locale: localeOf(invitation),
    canHandOver: (await kind.canHandOver?.(db, invitation.id)) ?? false,
    codeTo: codeAddress(invitation).masked,
  }
}

type Coded = Pick<LinkedInvitation, 'code' | 'email' | 'phone' | 'framed_by'>

/** By which the code of a link goes; null if it needs none. One that opens inside another site always does. */
const codeChannel = ({ code, email, framed_by }: Coded): InvitationChannel | null =>
  code ?? (framed_by === null ? null : email === null ? 'sms' : 'email')

/** Where the code of a link goes, and by what; nulls if it needs none. */
export function codeAddress(invitation: Coded) {
  const channel = codeChannel(invitation)
  const to = channel === null ? null : channel === 'email' ? invitation.email : invitation.phone
  return { to, channel, masked: to === null ? null : maskIdentifier(channel === 'email' ? 'email' : 'phone', to) }
}
