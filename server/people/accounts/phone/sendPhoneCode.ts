import { codes } from '../../../../contracts/codes.ts'
import { limits } from '../../../../contracts/limits.ts'
import { defaultCountry, type Phone, toE164 } from '../../../../contracts/phone.ts'
import { consumeRateLimitOrThrow } from '../../../platform/access/rateLimit.ts'
import { rateLimitKeys } from '../../../platform/access/rateLimitKeys.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import type { Message } from '../../../platform/ports/channels.ts'
import { translate } from '../../../platform/translate.ts'
import { accountByPhone } from '../holders.ts'
import { type CodePurpose, createOtpCode } from '../otpCodes.ts'

interface Asked {
  phone: Phone
  purpose: CodePurpose
  by: 'sms' | 'whatsapp'
}

/**
 * Sends a code to a phone; outside India always by WhatsApp (A8). To register, the number must be free: 107 otherwise. A sign-in
 * answers strangers as it answers customers, and sends them nothing. Throws `too_many_requests`, and `unavailable` without a channel.
 */
export async function sendPhoneCode(ctx: Context, scope: Scope, { phone, purpose, by }: Asked) {
  const to = toE164(phone)
  const keys = rateLimitKeys(ctx, 'otp-send', to, scope)
  const { perAddress, perIdentifier, windowMs } = limits.otpSends
  await consumeRateLimitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs })
  await consumeRateLimitOrThrow(ctx, scope, keys.identifier, { max: perIdentifier, windowMs })
  const { locale } = scope
  const id = await ctx.db.transaction().execute(async trx => {
    const known = (await accountByPhone(trx, phone)) !== null
    if (known && purpose !== 'sign-in') return null
    const recipient = { identifier: ctx.vault.index('phone', to), countryCode: phone.countryCode }
    const { id: verificationId, code } = await createOtpCode(ctx, trx, purpose, recipient)
    const channel = phone.countryCode === defaultCountry.dialCode ? by : 'whatsapp'
    if (known || purpose !== 'sign-in') await ctx.channels.send(trx, message(ctx, scope, { channel, to, code }))
    return verificationId
  })
  if (!id) return { code: codes.conflict, message: translate(locale, 'waysIn.phoneTaken') }
  return { code: codes.ok, message: translate(locale, 'waysIn.phoneCodeSent'), verificationId: id }
}

function message(
  { config }: Context,
  { locale }: Scope,
  { channel, to, code }: { channel: 'sms' | 'whatsapp'; to: string; code: string },
): Message {
  const params = { brand: config.BRAND_NAME, code, minutes: limits.otp.lifeMs / 60_000 }
  return { channel, to, subject: config.BRAND_NAME, text: translate(locale, 'waysIn.sms', params), otp: code }
}
