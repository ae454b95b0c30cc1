import { codes } from '../../../../contracts/codes.ts'
import { limits } from '../../../../contracts/limits.ts'
import { giveBack, hitOrThrow } from '../../../platform/access/rateLimit.ts'
import { limitKeys } from '../../../platform/access/rateLimitKeys.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { say } from '../../../platform/translate.ts'
import type { UserAgent } from '../caller.ts'
import { accountByEmail } from '../holders.ts'
import { openSession, sessionReply } from '../openSession.ts'
import { spendOnce } from '../spendOnce.ts'
import type { Google, Identity } from './identity.ts'

/** Who a token is from, or the failure that the call answers. Throws `too_many_requests`. */
export async function identify(ctx: Context, scope: Scope, google: Google | null, token: string) {
  const { locale } = scope
  if (!google) return { code: codes.badInput, message: say(locale, 'waysIn.googleOff') } as const
  const { address } = limitKeys(ctx, 'google', '', scope)
  const { perAddress: max, windowMs } = limits.signIns
  await hitOrThrow(ctx, scope, address, { max, windowMs })
  const identity = await google.read(token)
  if (!identity) return { code: codes.wrongCredentials, message: say(locale, 'waysIn.googleUnread') } as const
  await giveBack(ctx, address)
  return { code: codes.ok, identity } as const
}

/**
 * Signs in with Google: 106 for an address without an account (A15), 102 for a token that is not good or has signed in before, 100
 * without tokens for a deactivated account. The token stays good for the registration that 106 asks for.
 */
export async function googleSignIn(
  ctx: Context,
  scope: Scope,
  google: Google | null,
  token: string,
  userAgent: UserAgent,
) {
  const who = await identify(ctx, scope, google, token)
  if (who.code !== codes.ok) return who
  const { email, nonce }: Identity = who.identity
  const outcome = await ctx.db.transaction().execute(async trx => {
    const account = await accountByEmail(trx, email)
    if (!account) return 'unknown'
    const until = new Date(Date.now() + limits.googleNonceMs)
    if (account.isActive && !(await spendOnce(trx, 'google', nonce, until))) return 'replayed'
    return openSession(ctx, trx, scope, account, userAgent)
  })
  const { locale } = scope
  if (outcome === 'unknown')
    return { code: codes.registrationNeeded, message: say(locale, 'waysIn.googleUnregistered') }
  if (outcome === 'replayed') return { code: codes.wrongCredentials, message: say(locale, 'waysIn.googleUnread') }
  return sessionReply(scope, outcome)
}
