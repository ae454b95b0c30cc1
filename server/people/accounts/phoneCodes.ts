import { defaultCountry, type Phone, parsePhone, toE164 } from '../../../contracts/people/phone.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { type CodePurpose, createOtpCode } from '../../platform/access/otpCodes.ts'
import { rateLimitKeys } from '../../platform/access/rateLimit.ts'
import { isOffered } from '../../platform/config/capabilities.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Message } from '../../platform/ports/channels.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { codeSendOf, consumeAddressLimit, consumeCodeSend } from './codeSends.ts'
import { accountByPhone } from './holders.ts'

interface Input {
  phone: Phone
  purpose: CodePurpose
  by: 'sms' | 'whatsapp'
  /** The call that enters the code names it by its `verificationId`. */
  isNamed?: boolean
  /** For whom the code is, if not for whoever has the phone. */
  identifier?: string
}

/**
 * Sends a code to a phone, outside India always by WhatsApp (A8). Registration requires a free number: 107 otherwise. A sign-in
 * replies alike to known and unknown numbers, but sends a code to known ones only. Throws `too_many_requests`, `captcha_required`, and `bad_request`
 * where the channel is not set up.
 */
export async function sendPhoneCode(ctx: Context, scope: Scope, { phone, purpose, by, isNamed = true, ...of }: Input) {
  const to = toE164(phone)
  const isIndian = phone.countryCode === defaultCountry.dialCode
  const channel = isIndian ? by : 'whatsapp'
  if (!isIndian && !isOffered(ctx.config, 'whatsapp'))
    throw new Problem(
      'bad_request',
      translate(scope.locale, purpose === 'sign-in' ? 'waysIn.abroadSignInOff' : 'waysIn.abroadOff'),
    )
  requireChannel(ctx, scope, channel)
  const owner = await accountByPhone(ctx, ctx.db, phone)
  await consumeCodeSend(ctx, scope, await codeSendOf(ctx, scope, to, owner))
  const { locale } = scope
  const id = await ctx.db.transaction().execute(async trx => {
    const known = (await accountByPhone(ctx, trx, phone)) !== null
    if (known && purpose !== 'sign-in') return null
    const { identifier = ctx.vault.index('phone', to) } = of
    const request = { purpose, identifier, countryCode: phone.countryCode, isNamed }
    const { id: verificationId, code } = await createOtpCode(ctx, trx, scope, request)
    if (known || purpose !== 'sign-in') await ctx.channels.send(trx, message(ctx, scope, { channel, to, code }))
    return verificationId
  })
  if (!id) return { code: codes.conflict, message: translate(locale, 'waysIn.phoneTaken') }
  return { code: codes.ok, message: translate(locale, 'waysIn.phoneCodeSent'), verificationId: id }
}

/** Throws `bad_request` if this installation cannot send codes this way: then none may be said to have been sent. */
export function requireChannel({ config }: Context, { locale }: Scope, channel: 'sms' | 'whatsapp'): void {
  if (!isOffered(config, channel)) throw new Problem('bad_request', translate(locale, `waysIn.${channel}Off`))
}

function message(
  { config }: Context,
  { locale }: Scope,
  { channel, to, code }: { channel: 'sms' | 'whatsapp'; to: string; code: string },
): Message {
  const params = { brand: config.BRAND_NAME, code, minutes: limits.otp.lifeMs / 60_000 }
  return { channel, to, subject: config.BRAND_NAME, text: translate(locale, 'waysIn.sms', params), otp: code }
}

/** Whether a number has an account: 103 if not (A6); `isActive` is false for a deactivated one (A18). Rate-limited (A113). */
export async function checkMobile(ctx: Context, scope: Scope, written: string) {
  const phone = parsePhoneOrThrow(scope, written)
  const { address } = rateLimitKeys(ctx, 'phone-lookup', toE164(phone), scope)
  await consumeAddressLimit(ctx, scope, address, limits.phoneLookups)
  const account = await accountByPhone(ctx, ctx.db, phone)
  const { locale } = scope
  if (!account) return { code: codes.notFound, message: translate(locale, 'waysIn.phoneUnknown') }
  const { isActive } = account
  return { code: codes.ok, message: translate(locale, isActive ? 'waysIn.phoneKnown' : 'signIn.deactivated'), isActive }
}

/** Parses a phone number. Throws `bad_request` with the specification's message (§5). */
export function parsePhoneOrThrow({ locale }: Scope, written: string, countryCode?: string): Phone {
  const phone = parsePhone(written, countryCode)
  if (!phone) throw new Problem('bad_request', translate(locale, 'waysIn.phoneInvalid'))
  return phone
}
