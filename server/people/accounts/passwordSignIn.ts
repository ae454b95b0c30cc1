import { codes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import {
  consumeRateLimitOrThrow,
  rateLimitKeys,
  refundAttempt,
  tooManyRequests,
} from '../../platform/access/rateLimit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import type { Captcha } from './captcha.ts'
import type { UserAgent } from './client.ts'
import type { AccountWithPassword } from './holders.ts'
import { openSession, sessionReply } from './openSession.ts'
import { verifyPassword } from './passwords.ts'
import { countAttempt } from './signInAttempts.ts'

interface Input {
  email: string
  password: string
  recaptchaToken?: string | null | undefined
}

type AccountOf = (ctx: Context, db: Db, email: string) => Promise<AccountWithPassword | null>

/**
 * Signs in with e-mail and password: 101 without the captcha (A3); 102 for wrong credentials; 100 without tokens for a
 * deactivated account (A18), revealed only to the right password. An unknown e-mail costs the same work. Throws
 * `too_many_requests`.
 */
export async function passwordSignIn(
  ctx: Context & { captcha: Captcha },
  scope: Scope,
  { email, password, recaptchaToken }: Input,
  accountOf: AccountOf,
  userAgent: UserAgent,
) {
  const keys = rateLimitKeys(ctx, 'sign-in', email, scope)
  const { perAddress, perIdentifier: free, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs })
  const unsolved = await ctx.captcha(scope, recaptchaToken)
  if (unsolved) return unsolved
  const account = await accountOf(ctx, ctx.db, email)
  const tried = await countAttempt(ctx, scope, { what: 'sign-in', identifier: email, owner: account, free })
  if (tried.wait !== null) throw tooManyRequests(scope, tried.wait)
  const matches = await verifyPassword(account?.passwordHash, password)
  if (!account || !matches)
    return { code: codes.wrongCredentials, message: translate(scope.locale, 'signIn.wrongPassword') }
  const opened = await ctx.db.transaction().execute(trx => openSession(ctx, trx, scope, account, userAgent))
  await tried.clear()
  await refundAttempt(ctx, keys.address)
  return sessionReply(scope, opened)
}
