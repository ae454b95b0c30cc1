import { limits } from '../../../contracts/limits.ts'
import { consumeRateLimitOrThrow, refundAttempt } from '../../platform/access/rateLimit.ts'
import { rateLimitKeys } from '../../platform/access/rateLimitKeys.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { UserAgent } from './client.ts'
import { codeFailure } from './codeFailure.ts'
import type { Account } from './holders.ts'
import { openSession, type SignInResult, sessionReply } from './openSession.ts'
import { verifyOtpCode } from './otpCodes.ts'

interface Asked {
  kind: 'email' | 'phone'
  /** The e-mail in lower case, or the phone with its country. */
  address: string
  otp: string
  verificationId?: string
  accountOf: (trx: Trx) => Promise<Account | null>
}

/**
 * Signs in with a code: 102 wrong, used or expired, 104 after five tries, 100 without tokens for a deactivated account (A18). Throws
 * `too_many_requests`.
 */
export async function codeSignIn(ctx: Context, scope: Scope, asked: Asked, userAgent: UserAgent) {
  const keys = rateLimitKeys(ctx, 'sign-in', asked.address, scope)
  const { perAddress, perIdentifier, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs })
  await consumeRateLimitOrThrow(ctx, scope, keys.identifier, { max: perIdentifier, windowMs })
  const outcome = await ctx.db.transaction().execute(async (trx): Promise<SignInResult | 'wrong' | 'spent'> => {
    const identifier = ctx.vault.index(asked.kind, asked.address)
    const { otp: code, verificationId } = asked
    const tried = await verifyOtpCode(ctx, trx, { purpose: 'sign-in', identifier, code, verificationId })
    if (tried.outcome !== 'right') return tried.outcome
    const account = await asked.accountOf(trx)
    return account ? openSession(ctx, trx, scope, account, userAgent) : 'wrong'
  })
  if (outcome === 'wrong' || outcome === 'spent') return codeFailure(scope, outcome)
  const sends = rateLimitKeys(ctx, 'otp-send', asked.address, scope)
  await refundAttempt(ctx, keys.identifier, keys.address, sends.identifier, sends.address)
  return sessionReply(scope, outcome)
}
