import { challanLimits } from '../../../contracts/challanLimits.ts'
import { limits } from '../../../contracts/limits.ts'
import { defaultCountry, toE164 } from '../../../contracts/phone.ts'
import { createOtpCode } from '../../people/accounts/otpCodes.ts'
import { parsePhoneOrThrow } from '../../people/accounts/phone/parsePhone.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import { rateLimitKeys } from '../../platform/access/rateLimitKeys.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { brandByToken } from '../brands/find.ts'
import { identifierOf, sealVerificationToken } from './verificationToken.ts'

/**
 * Sends a code to an Indian phone number; 404 for an unknown brand. Throws `bad_request`, `too_many_requests`, and `unavailable`
 * without an SMS channel.
 */
export async function sendCode(ctx: Context, scope: Scope, asked: { mobileNumber: string; authToken: string }) {
  const { locale } = scope
  const phone = parsePhoneOrThrow(scope, asked.mobileNumber)
  if (phone.countryCode !== defaultCountry.dialCode)
    throw new Problem('bad_request', translate(locale, 'waysIn.phoneInvalid'))
  const brand = await brandByToken(ctx.db, asked.authToken)
  if (!brand) return { code: 404 as const, message: translate(locale, 'challans.brandMissing') }
  const to = toE164(phone)
  const keys = rateLimitKeys(ctx, 'otp-send', to, scope)
  const { perAddress, perIdentifier, windowMs } = limits.otpSends
  await consumeRateLimitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs })
  await consumeRateLimitOrThrow(ctx, scope, keys.identifier, { max: perIdentifier, windowMs })
  await consumeRateLimitOrThrow(ctx, scope, `challan-codes:${brand.id}`, challanLimits.codesPerBrand)
  const whose = { phone: to, brandId: brand.id }
  const id = await ctx.db.transaction().execute(async trx => {
    const { id, code } = await createOtpCode(ctx, trx, 'challan', { identifier: identifierOf(ctx, whose) })
    const text = translate(locale, 'challans.sms', { code, brand: brand.title, minutes: limits.otp.lifeMs / 60_000 })
    await ctx.channels.send(trx, { channel: 'sms', to, subject: brand.title, text, otp: code })
    return id
  })
  return {
    code: 200 as const,
    message: translate(locale, 'challans.codeSent'),
    token: sealVerificationToken(ctx, { id, ...whose }),
  }
}
