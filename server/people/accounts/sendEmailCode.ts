import { codes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { type CodePurpose, createOtpCode } from '../../platform/access/otpCodes.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Message } from '../../platform/ports/channels.ts'
import { translate } from '../../platform/translate.ts'
import { codeSendOf, consumeCodeSend } from './codeSends.ts'
import { accountByEmail } from './holders.ts'

interface Mail {
  /** Null if the address gets no code, which only its owner learns. */
  code: string | null
  email: string
}

/** `sign-in` requires an account; `registration`, and `contact` for an account's new address, require that there is none. */
type EmailPurpose = Extract<CodePurpose, 'sign-in' | 'registration' | 'contact'>

/**
 * Sends a code by e-mail. The reply and the work are the same whether or not the address has an account: a code is created and a
 * mail is sent, without the code if it would be useless. Throws `too_many_requests`, `captcha_required`.
 */
export async function sendEmailCode(
  ctx: Context,
  scope: Scope,
  email: string,
  purpose: EmailPurpose = 'sign-in',
  identifier = ctx.vault.index('email', email),
) {
  const owner = await accountByEmail(ctx, ctx.db, email)
  await consumeCodeSend(ctx, scope, await codeSendOf(ctx, scope, email, owner))
  await ctx.db.transaction().execute(async trx => {
    const known = (await accountByEmail(ctx, trx, email)) !== null
    const { code } = await createOtpCode(ctx, trx, scope, { purpose, identifier })
    const opens = known === (purpose === 'sign-in')
    await ctx.channels.send(trx, mails[purpose](ctx, scope, { email, code: opens ? code : null }))
  })
  const { locale } = scope
  return {
    code: codes.ok,
    message: translate(locale, purpose === 'sign-in' ? 'signIn.codeSent' : 'waysIn.emailCodeSent'),
  }
}

const minutes = limits.otp.lifeMs / 60_000

const mails: Record<EmailPurpose, (ctx: Context, scope: Scope, mail: Mail) => Message> = {
  'sign-in': ({ config }, { locale }, { email: to, code }) => {
    const brand = config.BRAND_NAME
    if (code === null) {
      const text = translate(locale, 'mail.unknownText', { brand, url: config.PUBLIC_URL })
      return { channel: 'email', to, subject: translate(locale, 'mail.unknownSubject', { brand }), text }
    }
    const text = translate(locale, 'mail.codeText', { brand, code, minutes })
    return { channel: 'email', to, subject: translate(locale, 'mail.codeSubject', { brand }), text, otp: code }
  },
  registration: ({ config }, { locale }, { email: to, code }) => {
    const brand = config.BRAND_NAME
    if (code === null) {
      const text = translate(locale, 'waysIn.mail.existsText', { brand, url: config.PUBLIC_URL })
      return { channel: 'email', to, subject: translate(locale, 'waysIn.mail.existsSubject', { brand }), text }
    }
    const text = translate(locale, 'waysIn.mail.registerText', { brand, code, minutes })
    return {
      channel: 'email',
      to,
      subject: translate(locale, 'waysIn.mail.registerSubject', { brand }),
      text,
      otp: code,
    }
  },
  contact: ({ config }, { locale }, { email: to, code }) => {
    const params = { brand: config.BRAND_NAME, code: code ?? '', minutes }
    const what = code === null ? 'taken' : 'code'
    const subject = translate(locale, `ownAccount.mail.${what}Subject`, params)
    const text = translate(locale, `ownAccount.mail.${what}`, params)
    return { channel: 'email', to, subject, text, ...(code !== null && { otp: code }) }
  },
}
