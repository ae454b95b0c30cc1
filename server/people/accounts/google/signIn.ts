import { codes } from '../../../../contracts/codes.ts'
import { limits } from '../../../../contracts/limits.ts'
import { consumeRateLimitOrThrow, refundAttempt } from '../../../platform/access/rateLimit.ts'
import { rateLimitKeys } from '../../../platform/access/rateLimitKeys.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import type { UserAgent } from '../client.ts'
import { consumeOnce } from '../consumeOnce.ts'
import { accountByEmail } from '../holders.ts'
import { openSession, sessionReply } from '../openSession.ts'
import type { GoogleProfile, GoogleVerifier } from './verifier.ts'

/** Who a token is from, or the failure that the call answers. Throws `too_many_requests`. */
export async function verifyGoogleToken(ctx: Context, scope: Scope, google: GoogleVerifier | null, token: string) {
  const { locale } = scope
  if (!google) return { code: codes.badInput, message: translate(locale, 'waysIn.googleOff') } as const
  const { address } = rateLimitKeys(ctx, 'google', '', scope)
  const { perAddress: max, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, address, { max, windowMs })
  const identity = await google.read(token)
  if (!identity) return { code: codes.wrongCredentials, message: translate(locale, 'waysIn.googleUnread') } as const
  await refundAttempt(ctx, address)
  return { code: codes.ok, identity } as const
}

/**
 * Signs in with Google: 106 for an address without an account (A15), 102 for a token that is not good or has signed in before, 100
 * without tokens for a deactivated account. The token stays good for the registration that 106 asks for.
 */
export async function googleSignIn(
  ctx: Context,
  scope: Scope,
  google: GoogleVerifier | null,
  token: string,
  userAgent: UserAgent,
) {
  const who = await verifyGoogleToken(ctx, scope, google, token)
  if (who.code !== codes.ok) return who
  const { email, nonce }: GoogleProfile = who.identity
  const outcome = await ctx.db.transaction().execute(async trx => {
    const account = await accountByEmail(trx, email)
    if (!account) return 'unknown'
    const until = new Date(Date.now() + limits.googleNonceMs)
    if (account.isActive && !(await consumeOnce(trx, 'google', nonce, until))) return 'replayed'
    return openSession(ctx, trx, scope, account, userAgent)
  })
  const { locale } = scope
  if (outcome === 'unknown')
    return { code: codes.registrationNeeded, message: translate(locale, 'waysIn.googleUnregistered') }
  if (outcome === 'replayed') return { code: codes.wrongCredentials, message: translate(locale, 'waysIn.googleUnread') }
  return sessionReply(scope, outcome)
}
