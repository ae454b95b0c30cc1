import { type Phone, toE164 } from '../../../contracts/people/phone.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { codeIdOf, verifyOtpCode } from '../../platform/access/otpCodes.ts'
import { consumeRateLimitOrThrow, rateLimitKeys, refundAttempt } from '../../platform/access/rateLimit.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import type { UserAgent } from './client.ts'
import { codeSendOf, refundCodeSend } from './codeSends.ts'
import { type Account, accountByEmail, accountByPhone } from './holders.ts'
import { openSession, type SignInResult, sessionReply } from './openSession.ts'
import { countCodeAttempt } from './signInAttempts.ts'

interface Input {
  kind: 'email' | 'phone'
  /** The e-mail in lower case, or the phone with its country code. */
  address: string
  otp: string
  verificationId?: string
  accountOf: (db: Db | Trx) => Promise<Account | null>
}

/**
 * Signs in with a code: 102 if it is wrong, used or expired; 104 after five attempts; 100 without tokens for a deactivated
 * account (A18). Throws `too_many_requests`.
 */
async function codeSignIn(ctx: Context, scope: Scope, input: Input, userAgent: UserAgent) {
  const keys = rateLimitKeys(ctx, 'sign-in', input.address, scope)
  const { perAddress, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs })
  const owner = await input.accountOf(ctx.db)
  const { otp: code, verificationId: codeId = codeIdOf(ctx, scope) } = input
  const counted = { what: 'sign-in', identifier: input.address, owner, codeId }
  const { caller, clear } = await countCodeAttempt(ctx, scope, counted)
  // Before the sign-in, which makes the browser known.
  const sent = await codeSendOf(ctx, scope, input.address, owner)
  const outcome = await ctx.db.transaction().execute(async (trx): Promise<SignInResult | 'wrong' | 'spent'> => {
    const identifier = ctx.vault.index(input.kind, input.address)
    const tried = await verifyOtpCode(ctx, trx, { purpose: 'sign-in', identifier, code, codeId, caller })
    if (tried.outcome !== 'right') return tried.outcome
    const account = await input.accountOf(trx)
    return account ? openSession(ctx, trx, scope, account, userAgent) : 'wrong'
  })
  if (outcome === 'wrong' || outcome === 'spent') return codeFailure(scope, outcome)
  await clear()
  await refundAttempt(ctx, keys.address)
  await refundCodeSend(ctx, sent)
  return sessionReply(scope, outcome)
}

/** Signs in with a code sent by e-mail. */
export const verifyEmailCode = (
  ctx: Context,
  scope: Scope,
  { email, otp }: { email: string; otp: string },
  userAgent: UserAgent,
) =>
  codeSignIn(
    ctx,
    scope,
    { kind: 'email', address: email, otp, accountOf: trx => accountByEmail(ctx, trx, email) },
    userAgent,
  )

/** Signs in with a code sent to a phone. The main service's WhatsApp call sends no `verificationId` (A9). */
export const phoneSignIn = (
  ctx: Context,
  scope: Scope,
  { phone, ...given }: { phone: Phone; otp: string; verificationId?: string },
  userAgent: UserAgent,
) =>
  codeSignIn(
    ctx,
    scope,
    { kind: 'phone', address: toE164(phone), accountOf: trx => accountByPhone(ctx, trx, phone), ...given },
    userAgent,
  )

/** The reply to a rejected code: 102 if it is wrong, used or expired; 104 after five attempts. */
export const codeFailure = ({ locale }: Scope, outcome: 'wrong' | 'spent') =>
  outcome === 'wrong'
    ? { code: codes.wrongCredentials, message: translate(locale, 'signIn.codeWrong') }
    : { code: codes.tooManyTries, message: translate(locale, 'signIn.codeTriedTooOften') }
