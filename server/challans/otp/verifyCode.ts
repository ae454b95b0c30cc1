import { challanLimits } from '../../../contracts/challanLimits.ts'
import { verifyOtpCode } from '../../people/accounts/otpCodes.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import { rateLimitKeys } from '../../platform/access/rateLimitKeys.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { issueChallanAccess } from '../common/access.ts'
import { identifierOf, openVerificationToken, type SentCode } from './verificationToken.ts'

/**
 * Exchanges a correct code for an access token of 30 minutes. Answers 400 for a wrong code and 410 for one that is expired, used
 * or replaced. Throws `too_many_requests` when no attempts are left.
 */
export async function verifyCode(ctx: Context, scope: Scope, asked: { otp: string; verificationToken: string }) {
  const { locale } = scope
  const gone = { code: 410 as const, message: translate(locale, 'challans.codeExpired') }
  const sent = openVerificationToken(ctx, asked.verificationToken)
  if (!sent) return gone
  const { address } = rateLimitKeys(ctx, 'challan-code', sent.phone, scope)
  await consumeRateLimitOrThrow(ctx, scope, address, challanLimits.codeTries)
  const outcome = await ctx.db.transaction().execute(async trx => {
    if (!(await isLive(ctx, trx, sent))) return 'gone'
    const identifier = identifierOf(ctx, sent)
    const tried = await verifyOtpCode(ctx, trx, {
      purpose: 'challan',
      identifier,
      code: asked.otp,
      verificationId: sent.id,
    })
    return tried.outcome
  })
  switch (outcome) {
    case 'gone':
      return gone
    case 'spent':
      throw new Problem('too_many_requests', translate(locale, 'challans.codeSpent'))
    case 'wrong':
      return { code: 400 as const, message: translate(locale, 'challans.codeWrong') }
    case 'right':
      return {
        code: 200 as const,
        message: translate(locale, 'challans.verified'),
        accessToken: await issueChallanAccess(ctx, sent),
      }
  }
}

/** True for the newest code of its phone and brand, unused and unexpired. */
async function isLive(ctx: Context, trx: Trx, sent: SentCode): Promise<boolean> {
  const newest = await trx
    .selectFrom('otp_codes')
    .select(['id', 'expires_at', 'consumed_at'])
    .where('purpose', '=', 'challan')
    .where('identifier', '=', identifierOf(ctx, sent))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id === sent.id && newest.consumed_at === null && Date.parse(newest.expires_at) > Date.now()
}
