import { maskIdentifier } from '../../../../contracts/identifiers/index.ts'
import { defaultCountry, type Phone, toE164 } from '../../../../contracts/people/phone.ts'
import { codes } from '../../../../contracts/platform/codes.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { revokeLinks } from '../../../invitations/withdraw.ts'
import { verifyOtpCode } from '../../../platform/access/otpCodes.ts'
import { consumeRateLimitOrThrow, resetRateLimit } from '../../../platform/access/rateLimit.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { isOffered } from '../../../platform/config/capabilities.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import type { CustomerActor } from '../../../platform/identity/actors.ts'
import { Problem } from '../../../platform/problem.ts'
import { openRow, sealRow } from '../../../platform/sealing/rows.ts'
import { translate } from '../../../platform/translate.ts'
import { accountByEmail, accountByPhone, emailOf } from '../holders.ts'
import { passwordReset } from '../passwordLinks.ts'
import { parsePhoneOrThrow, sendPhoneCode } from '../phoneCodes.ts'
import { ownerId } from '../secondFactor/factors.ts'
import { sendEmailCode } from '../sendEmailCode.ts'
import { endOtherSessions } from '../sessions.ts'
import { notifyOwner } from './notice.ts'

type Holder = Scope<CustomerActor>

const purpose = 'contact'

/** Sends a code to the account's new e-mail. Throws `conflict` for the current one, `too_many_requests`. */
export async function sendEmailChangeCode(ctx: Context, scope: Holder, email: string) {
  if ((await emailOf(ctx, ctx.db, scope.actor)).toLowerCase() === email) throw conflict(scope, 'sameEmail')
  await sendEmailCode(ctx, scope, email, purpose, identifierOf(ctx, scope, { kind: 'email', address: email }))
  return { sent: true as const }
}

/**
 * Changes the account's e-mail with the code that was sent to it, ends the other sessions and links sent to the old one, and tells
 * the old one. Throws `bad_request` for a wrong code, `conflict` if the new one has an account, `too_many_requests`.
 */
export async function changeEmail(ctx: Context, scope: Holder, { email, otp }: { email: string; otp: string }) {
  const { actor } = scope
  await withCode(ctx, scope, { kind: 'email', address: email, otp }, async trx => {
    if (await accountByEmail(ctx, trx, email)) return 'emailTaken'
    const before = await emailOf(ctx, trx, actor)
    const set = sealRow(ctx.vault, 'users', { id: actor.userId, email })
    await trx.updateTable('users').set(set).where('id', '=', actor.userId).execute()
    await revokeLinks(trx, [passwordReset], ownerId(actor), 'withdrawn')
    const ended = await endOtherSessions(trx, scope, 'e-mail changed')
    await audit(trx, scope, {
      action: 'account.emailChanged',
      subject: actor.userId,
      data: { from: maskEmail(before), to: maskEmail(email), ended },
    })
    await notifyOwner(ctx, trx, scope, 'emailChanged', { to: before, address: maskEmail(email) })
    return null
  })
  return { email }
}

/** Sends a code to the account's new phone. Throws as `sendEmailChangeCode` does, and `conflict` for a number that has an account. */
export async function sendPhoneChangeCode(ctx: Context, scope: Holder, written: string) {
  const phone = parsePhoneOrThrow(scope, written)
  const known = await accountByPhone(ctx, ctx.db, phone)
  if (known?.userId === scope.actor.userId) throw conflict(scope, 'samePhone')
  const sent = await sendPhoneCode(ctx, scope, {
    phone,
    purpose,
    by: 'sms',
    isNamed: false,
    identifier: identifierOf(ctx, scope, { kind: 'phone', address: toE164(phone) }),
  })
  if (sent.code !== codes.ok) throw new Problem('conflict', sent.message)
  return { sent: true as const }
}

/** As `changeEmail`; the old number and the e-mail are told. */
export async function changePhone(ctx: Context, scope: Holder, input: { phone: string; otp: string }) {
  const { actor, locale } = scope
  const phone = parsePhoneOrThrow(scope, input.phone)
  await withCode(ctx, scope, { kind: 'phone', address: toE164(phone), otp: input.otp }, async trx => {
    if (await accountByPhone(ctx, trx, phone)) return 'phoneTaken'
    const before = await phoneOf(ctx, trx, actor.userId)
    const row = { id: actor.userId, phone: phone.number, country_code: phone.countryCode }
    const set = sealRow(ctx.vault, 'users', row)
    await trx.updateTable('users').set(set).where('id', '=', actor.userId).execute()
    const ended = await endOtherSessions(trx, scope, 'phone changed')
    const address = maskIdentifier('phone', phone.number)
    await audit(trx, scope, {
      action: 'account.phoneChanged',
      subject: actor.userId,
      data: { from: before && maskIdentifier('phone', before.number), to: address, ended },
    })
    await notifyOwner(ctx, trx, scope, 'phoneChanged', { address })
    if (before) {
      const { BRAND_NAME: brand, SUPPORT_EMAIL: support } = ctx.config
      const channel = before.countryCode === defaultCountry.dialCode ? 'sms' : 'whatsapp'
      const text = translate(locale, 'ownAccount.smsChanged', { brand, support })
      // Where the old number cannot be reached, the e-mail alone tells the owner.
      if (isOffered(ctx.config, channel))
        await ctx.channels.send(trx, { channel, to: toE164(before), subject: brand, text })
    }
    return null
  })
  return { phone: maskIdentifier('phone', phone.number) }
}

async function phoneOf({ vault }: Context, trx: Trx, userId: string): Promise<Phone | null> {
  const row = await trx
    .selectFrom('users')
    .select(['id', 'phone', 'country_code'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { phone, country_code } = openRow(vault, 'users', row)
  return phone ? { countryCode: country_code, number: phone } : null
}

/** `a•••@example.com` */
const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

interface Code {
  kind: 'email' | 'phone'
  address: string
  otp: string
}

/** Names the account that asked: a code for the same address that another one asks for is another code. */
const identifierOf = ({ vault }: Pick<Context, 'vault'>, { actor }: Holder, { kind, address }: Omit<Code, 'otp'>) =>
  vault.index(kind, `${actor.userId}\n${address}`)

type Refusal = 'emailTaken' | 'phoneTaken'

/** Runs `change` after a right code. A wrong one is committed too, because it counts. */
async function withCode(ctx: Context, scope: Holder, code: Code, change: (trx: Trx) => Promise<Refusal | null>) {
  const key = `contact:${scope.actor.userId}`
  const { perIdentifier: max, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, key, { max, windowMs })
  const refusal = await ctx.db
    .transaction()
    .execute(async trx => {
      const tried = await verifyOtpCode(ctx, trx, {
        purpose,
        identifier: identifierOf(ctx, scope, code),
        code: code.otp,
        caller: scope.actor.userId,
      })
      return tried.outcome === 'right' ? change(trx) : tried.outcome
    })
    .catch((error: unknown) => {
      // Somebody has registered with the same address at the same moment.
      if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return `${code.kind}Taken` as const
      throw error
    })
  if (refusal === 'wrong' || refusal === 'spent') {
    const message = translate(scope.locale, refusal === 'wrong' ? 'ownAccount.codeWrong' : 'ownAccount.codeSpent')
    throw new Problem('bad_request', message, [{ field: 'otp', message }])
  }
  await resetRateLimit(ctx, key)
  if (refusal) throw conflict(scope, refusal)
}

const UNIQUE_VIOLATION = '23505'

const texts = {
  sameEmail: 'ownAccount.sameEmail',
  samePhone: 'ownAccount.samePhone',
  emailTaken: 'ownAccount.emailTaken',
  phoneTaken: 'waysIn.phoneTaken',
} as const

const conflict = ({ locale }: Scope, why: keyof typeof texts) => new Problem('conflict', translate(locale, texts[why]))
