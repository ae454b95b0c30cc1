import type { ShownLook } from '../../contracts/calls/onboardingLinks.ts'
import { invitationLimits } from '../../contracts/invitations.ts'
import { type OnboardingLook, onboardingLook, plainLook } from '../../contracts/onboarding/look.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { letterheadOf } from '../files/letterhead/letterhead.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../platform/access/rateLimit.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { sha256 } from '../platform/vault.ts'

type Owner = Scope<CustomerActor>

async function lookOf(db: Db, userId: string): Promise<OnboardingLook> {
  const row = await db.selectFrom('onboarding_looks').select('look').where('user_id', '=', userId).executeTakeFirst()
  return row ? onboardingLook.parse(row.look) : plainLook
}

export async function readLook(ctx: Context, { actor: { userId } }: Owner) {
  const [look, letterhead] = await Promise.all([lookOf(ctx.db, userId), letterheadOf(ctx, userId)])
  return { look, logo: letterhead?.logo.image ?? null }
}

export async function saveLook(ctx: Context, scope: Owner, look: OnboardingLook) {
  const { userId } = scope.actor
  const value = JSON.stringify(look)
  await ctx.db.transaction().execute(async trx => {
    await trx
      .insertInto('onboarding_looks')
      .values({ user_id: userId, look: value })
      .onConflict(same => same.column('user_id').doUpdateSet({ look: value }))
      .execute()
    await audit(trx, scope, { action: 'onboarding.lookChanged', subject: userId, data: { accent: look.accent } })
  })
  return readLook(ctx, scope)
}

/** What applicants see of an account. */
export async function shownLookOf(ctx: Context, userId: string, locale: Locale): Promise<ShownLook> {
  const [{ accent, welcome, ending }, letterhead, askedBy] = await Promise.all([
    lookOf(ctx.db, userId),
    letterheadOf(ctx, userId),
    readCustomerName(ctx, userId),
  ])
  return { askedBy, logo: letterhead?.logo.image ?? null, accent, welcome: welcome[locale], ending: ending[locale] }
}

/** The look of a response's page, by its own link; null for any other link. Throws `too_many_requests`. */
export async function lookByLink(ctx: Context, scope: Scope, token: string): Promise<ShownLook | null> {
  const keys = rateLimitKeys(ctx, 'onboarding-look', '', scope)
  await consumeRateLimitOrThrow(ctx, scope, keys.address, invitationLimits.requests)
  const found = await ctx.db
    .selectFrom('invitation_links')
    .innerJoin('invitations', 'invitations.id', 'invitation_links.invitation_id')
    .select('invitations.user_id')
    .where('invitation_links.hash', '=', sha256(token))
    .where('invitations.kind', '=', 'onboardingCase')
    .executeTakeFirst()
  return found?.user_id ? shownLookOf(ctx, found.user_id, scope.locale) : null
}
