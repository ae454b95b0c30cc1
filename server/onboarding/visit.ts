import type { Plan } from '../../contracts/cases/plan.ts'
import { invitationLimits } from '../../contracts/invitations.ts'
import { flowLimits } from '../../contracts/onboarding/links.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { readPlan } from '../cases/rows.ts'
import { consumeAddressLimit } from '../people/accounts/codeSends.ts'
import { createOtpCode } from '../platform/access/otpCodes.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { openRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { sha256 } from '../platform/vault.ts'
import { type Address, maskedAddress, readAddress } from './address.ts'
import { countStarts, type FlowLink, flowLinkOf, starterOf, stopOf } from './link.ts'
import { shownLookOf } from './look.ts'
import { type Prefill, prefillOf } from './prefill.ts'
import { modeOf, openStart } from './starts.ts'

/** What somebody enters, or a prefilled link knows. */
export interface Visitor {
  name: string
  address: Address
}

export interface FoundFlow {
  closed: null
  link: FlowLink
  plan: Plan
  version: number
  starter: CustomerActor
  prefill: Prefill | null
}

export interface ClosedFlow {
  closed: { state: 'closed'; message: string }
}

/** The flow of a link, or why it starts no more responses. Throws `too_many_requests`. */
export async function findFlow(ctx: Context, scope: Scope, token: string): Promise<FoundFlow | ClosedFlow> {
  const { locale } = scope
  const closed = (key: 'onboarding.closed' | 'invitations.end.unknown' | 'onboarding.prefillOver'): ClosedFlow => ({
    closed: { state: 'closed', message: translate(locale, key) },
  })
  const keys = rateLimitKeys(ctx, 'onboarding', '', scope)
  await consumeRateLimitOrThrow(ctx, scope, keys.address, invitationLimits.requests)
  const hash = sha256(token)
  const row = await ctx.db.selectFrom('onboarding_links').selectAll().where('hash', '=', hash).executeTakeFirst()
  const prefill = row ? null : await prefillOf(ctx, ctx.db, hash)
  const link = row
    ? openRow(ctx.vault, 'onboarding_links', row)
    : prefill && (await flowLinkOf(ctx, ctx.db, prefill.planId))
  if (!link) {
    const misses = rateLimitKeys(ctx, 'onboarding-miss', '', scope).address
    await consumeRateLimitOrThrow(ctx, scope, misses, invitationLimits.misses)
    return closed('invitations.end.unknown')
  }
  if (prefill?.isOver) return closed('onboarding.prefillOver')
  const { version } = await ctx.db
    .selectFrom('plans')
    .select('version')
    .where('id', '=', link.plan_id)
    .executeTakeFirstOrThrow()
  const starter = await starterOf(ctx.db, link)
  if (starter === null) return closed('onboarding.closed')
  return { closed: null, link, plan: await readPlan(ctx.db, link.plan_id, version), version, starter, prefill }
}

/** Why nobody new starts; null if they can. Whoever has begun goes on. */
export async function closedFor(
  ctx: Context,
  { link, prefill }: FoundFlow,
  address: Address | null,
): Promise<'onboarding.closed' | 'onboarding.dayFull' | null> {
  if (address !== null && (await openStart(ctx, ctx.db, link, { ...address, ...modeOf(prefill) }))) return null
  const counted = await countStarts(ctx.db, link.plan_id)
  const { archived_at } = await ctx.db
    .selectFrom('plans')
    .select('archived_at')
    .where('id', '=', link.plan_id)
    .executeTakeFirstOrThrow()
  if (stopOf(link, { ...counted, isArchived: archived_at !== null }) !== null) return 'onboarding.closed'
  return counted.startsToday >= link.starts_per_day ? 'onboarding.dayFull' : null
}

/** What the flow is about; nothing of its steps. Throws `too_many_requests`. */
export async function readFlowPage(ctx: Context, scope: Scope, token: string) {
  const found = await findFlow(ctx, scope, token)
  if (found.closed) return found.closed
  const { link, plan, prefill } = found
  const why = await closedFor(ctx, found, prefill?.address ?? null)
  if (why !== null) return { state: 'closed' as const, message: translate(scope.locale, why) }
  return {
    state: 'open' as const,
    title: plan.title[scope.locale],
    proof: link.proof,
    look: await shownLookOf(ctx, link.user_id, scope.locale),
    name: prefill?.name ?? null,
    sentTo: prefill?.address ? maskedAddress(prefill.address) : null,
  }
}

/** Who the visitor is: as the link knows it, or as they say. Throws as `readAddress`. */
export function visitorOf(
  scope: Scope,
  { link, prefill }: FoundFlow,
  { name, address }: { name: string; address?: string | null | undefined },
): Visitor {
  return { name, address: prefill?.address ?? readAddress(scope, link.proof, address ?? '') }
}

/** What a code of a flow proves. */
export const codeIdentifier = ({ vault }: Pick<Context, 'vault'>, { plan_id }: FlowLink, { to }: Address): string =>
  vault.index('onboarding-code', `${plan_id}\n${to}`)

/** Sends the code. Throws `captcha_required` without a solved challenge, `bad_request` for no address, `too_many_requests`. */
export async function sendFlowCode(
  ctx: Context,
  scope: Scope,
  { token, ...given }: { token: string; name: string; address?: string | null | undefined },
) {
  const { locale } = scope
  const found = await findFlow(ctx, scope, token)
  if (found.closed) return found.closed
  const { link } = found
  const { address } = visitorOf(scope, found, given)
  const why = await closedFor(ctx, found, address)
  if (why !== null) return { state: 'closed' as const, message: translate(locale, why) }
  const { max, windowMs } = flowLimits.codesOfNetwork
  const network = rateLimitKeys(ctx, 'onboarding-code', '', scope).address
  // Everybody solves a challenge: the flow stands open to scripts.
  await consumeAddressLimit(ctx, scope, network, { perAddress: 0, perAddressSolved: max, windowMs })
  const person = rateLimitKeys(ctx, 'onboarding-code', `${link.plan_id}\n${address.to}`, scope).identifier
  await consumeRateLimitOrThrow(ctx, scope, person, flowLimits.codes)
  await consumeRateLimitOrThrow(ctx, scope, `onboarding-codes:${link.plan_id}`, flowLimits.codesOfFlow)
  const everywhere = rateLimitKeys(ctx, 'invitation-person', address.to, scope).identifier
  await consumeRateLimitOrThrow(ctx, scope, everywhere, invitationLimits.messagesToPerson)
  await ctx.db.transaction().execute(async trx => {
    const { code } = await createOtpCode(ctx, trx, scope, {
      purpose: 'invitation',
      identifier: codeIdentifier(ctx, link, address),
    })
    const words = { brand: ctx.config.BRAND_NAME, code, minutes: limits.otp.lifeMs / 60_000 }
    await ctx.channels.send(trx, {
      ...address,
      subject: translate(locale, 'invitations.codeSubject', words),
      text: translate(locale, 'invitations.codeText', words),
      otp: code,
    })
  })
  return { state: 'sent' as const, sentTo: maskedAddress(address) }
}
