import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import { defaultCountry, toE164 } from '../../../contracts/people/phone.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { codeSendOf, consumeCodeSend } from '../../people/accounts/codeSends.ts'
import { parsePhoneOrThrow } from '../../people/accounts/phoneCodes.ts'
import { createOtpCode, verifyOtpCode } from '../../platform/access/otpCodes.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../../platform/access/rateLimit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { brandByToken } from '../brands/find.ts'
import { voiceOfBrand } from '../brands/voice.ts'
import { noteEndUser } from '../clients/endUsers.ts'
import { issueChallanAccess, phoneIndexOf } from '../common/access.ts'
import { textCitizen } from '../notices/textCitizen.ts'

/**
 * Sends a code to an Indian phone number; 404 for an unknown brand. Throws `bad_request`, `too_many_requests`, `captcha_required`, and `unavailable`
 * without an SMS channel.
 */
export async function sendCode(ctx: Context, scope: Scope, body: { mobileNumber: string; authToken: string }) {
  const { locale } = scope
  const phone = parsePhoneOrThrow(scope, body.mobileNumber)
  if (phone.countryCode !== defaultCountry.dialCode)
    throw new Problem('bad_request', translate(locale, 'waysIn.phoneInvalid'))
  const brand = await brandByToken(ctx.db, body.authToken)
  if (!brand) return { code: 404 as const, message: translate(locale, 'challans.brandMissing') }
  const to = toE164(phone)
  const voice = await voiceOfBrand(ctx, ctx.db, brand)
  await consumeCodeSend(ctx, scope, await codeSendOf(ctx, scope, to, null))
  await consumeRateLimitOrThrow(ctx, scope, `challan-codes:${brand.id}`, challanLimits.codesPerBrand)
  const recipient = { phone: to, brandId: brand.id }
  const id = await ctx.db.transaction().execute(async trx => {
    const { id, code } = await createOtpCode(ctx, trx, scope, {
      purpose: 'challan',
      identifier: identifierOf(ctx, recipient),
      isNamed: true,
    })
    const words = { code, minutes: limits.otp.lifeMs / 60_000 }
    const text = { to, locale, key: 'challans.sms', words, subject: voice.name, otp: code } as const
    await textCitizen(ctx, trx, voice, text)
    return id
  })
  return {
    code: 200 as const,
    message: translate(locale, 'challans.codeSent'),
    token: sealVerificationToken(ctx, { id, ...recipient }),
  }
}

/**
 * Exchanges a correct code for an access token of 30 minutes. Answers 400 for a wrong code and 410 for one that is expired or used. Throws `too_many_requests` when no attempts are left.
 */
export async function verifyCode(ctx: Context, scope: Scope, body: { otp: string; verificationToken: string }) {
  const { locale } = scope
  const gone = { code: 410 as const, message: translate(locale, 'challans.codeExpired') }
  const sent = openVerificationToken(ctx, body.verificationToken)
  if (!sent) return gone
  const { address } = rateLimitKeys(ctx, 'challan-code', sent.phone, scope)
  await consumeRateLimitOrThrow(ctx, scope, address, challanLimits.codeTries)
  const outcome = await ctx.db.transaction().execute(async trx => {
    if (!(await isLive(ctx, trx, sent))) return 'gone'
    const identifier = identifierOf(ctx, sent)
    const tried = await verifyOtpCode(ctx, trx, {
      purpose: 'challan',
      identifier,
      code: body.otp,
      codeId: sent.id,
      caller: '',
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
      await noteEndUser(ctx.db, { ...sent, phoneIndex: phoneIndexOf(ctx.vault, sent.phone) })
      return {
        code: 200 as const,
        message: translate(locale, 'challans.verified'),
        accessToken: await issueChallanAccess(ctx, sent),
      }
  }
}

/** True for an unused and unexpired code of this phone and brand. */
async function isLive(ctx: Context, trx: Trx, sent: SentCode): Promise<boolean> {
  const code = await trx
    .selectFrom('otp_codes')
    .select(['expires_at', 'consumed_at'])
    .where('id', '=', sent.id)
    .where('identifier', '=', identifierOf(ctx, sent))
    .executeTakeFirst()
  return code !== undefined && code.consumed_at === null && Date.parse(code.expires_at) > Date.now()
}

/**
 * What a code was sent for. It travels encrypted as the `token` of the calls, because rows store only a hash of the phone number.
 */
interface SentCode {
  /** Id of the code. */
  id: string
  phone: string
  brandId: string
}

type Keys = Pick<Context, 'vault'>

const sealVerificationToken = ({ vault }: Keys, { id, phone, brandId }: SentCode): string =>
  vault.seal(['challan-code', id, phone, brandId].join('\n'), { token: 'challan-code' })

/** Returns null for anything we did not issue as a verification token. */
function openVerificationToken({ vault }: Keys, token: string): SentCode | null {
  try {
    const [kind, id = '', phone = '', brandId = ''] = vault.open(token, { token: 'challan-code' }).split('\n')
    return kind === 'challan-code' ? { id, phone, brandId } : null
  } catch {
    return null
  }
}

/** Includes the brand, so that codes of one phone number under two brands are independent. */
const identifierOf = ({ vault }: Keys, { phone, brandId }: Omit<SentCode, 'id'>): string =>
  vault.index('challan-code', `${brandId}\n${phone}`)
