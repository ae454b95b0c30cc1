import { codes } from '../../../../contracts/codes.ts'
import { limits } from '../../../../contracts/limits.ts'
import { parsePhone, toE164 } from '../../../../contracts/phone.ts'
import { consumeRateLimitOrThrow, refundAttempt } from '../../../platform/access/rateLimit.ts'
import { rateLimitKeys } from '../../../platform/access/rateLimitKeys.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import { clientFingerprint, type UserAgent } from '../client.ts'
import { codeFailure } from '../codeFailure.ts'
import { type CodePurpose, verifyOtpCode } from '../otpCodes.ts'

interface Asked {
  purpose: CodePurpose
  kind: 'email' | 'phone'
  address: string
  otp: string
  verificationId?: string
}

/** Proves an address with the code sent to it: 102 wrong, 104 after five tries. Throws `too_many_requests`. */
async function prove(ctx: Context, scope: Scope, asked: Asked, userAgent: UserAgent) {
  const keys = rateLimitKeys(ctx, `prove-${asked.purpose}`, asked.address, scope)
  const { perAddress, perIdentifier, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs })
  await consumeRateLimitOrThrow(ctx, scope, keys.identifier, { max: perIdentifier, windowMs })
  const { purpose, otp: code, verificationId } = asked
  const identifier = ctx.vault.index(asked.kind, asked.address)
  const client = clientFingerprint(ctx, scope, userAgent)
  const tried = await ctx.db
    .transaction()
    .execute(trx => verifyOtpCode(ctx, trx, { purpose, identifier, code, verificationId, client }))
  if (tried.outcome === 'right') await refundAttempt(ctx, keys.address, keys.identifier)
  return tried
}

export async function verifyRegistrationEmail(
  ctx: Context,
  scope: Scope,
  body: { email: string; otp: string },
  agent: UserAgent,
) {
  const asked = { purpose: 'registration', kind: 'email', address: body.email, otp: body.otp } as const
  const tried = await prove(ctx, scope, asked, agent)
  if (tried.outcome !== 'right') return codeFailure(scope, tried.outcome)
  return { code: codes.ok, message: translate(scope.locale, 'waysIn.emailProven'), verificationId: tried.id }
}

/** The call names no country (A9): the code that it verifies knows it. */
export async function verifyRegistrationPhone(
  ctx: Context,
  scope: Scope,
  purpose: Extract<CodePurpose, 'registration' | 'google'>,
  { ph_no, verificationId, otp }: { ph_no: string; verificationId: string; otp: string },
  agent: UserAgent,
) {
  const sent = await ctx.db
    .selectFrom('otp_codes')
    .select('country_code')
    .where('id', '=', verificationId)
    .executeTakeFirst()
  const phone = parsePhone(ph_no, sent?.country_code ?? undefined)
  if (!phone) return codeFailure(scope, 'wrong')
  const asked = { purpose, kind: 'phone', address: toE164(phone), otp, verificationId } as const
  const tried = await prove(ctx, scope, asked, agent)
  if (tried.outcome !== 'right') return codeFailure(scope, tried.outcome)
  return { code: codes.ok, message: translate(scope.locale, 'waysIn.phoneProven') }
}
