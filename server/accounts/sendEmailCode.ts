import { codes } from '../../contracts/codes.ts'
import { limits } from '../../contracts/limits.ts'
import type { Message } from '../channels/index.ts'
import type { Context, Scope } from '../context.ts'
import { say } from '../say.ts'
import { makeCode } from './codes.ts'
import { accountByEmail } from './holders.ts'
import { limitKeys } from './limitKeys.ts'
import { hitOrThrow } from './rateWindow.ts'

/**
 * Sends a sign-in code. Whether or not the e-mail has an account, the answer and the work are the same: a code is made and a mail
 * goes out, to strangers one without the code. Throws `too_many_requests`.
 */
export async function sendEmailCode(ctx: Context, scope: Scope, email: string) {
  const keys = limitKeys(ctx, 'otp-send', email, scope)
  const { perAddress, perIdentifier, windowMs } = limits.otpSends
  await hitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs })
  await hitOrThrow(ctx, scope, keys.identifier, { max: perIdentifier, windowMs })
  await ctx.db.transaction().execute(async trx => {
    const account = await accountByEmail(trx, email)
    const code = await makeCode(ctx, trx, 'sign-in', ctx.vault.index('email', email))
    await ctx.channels.send(trx, mail(ctx, scope, email, account ? code : null))
  })
  return { code: codes.ok, message: say(scope.locale, 'signIn.codeSent') }
}

function mail({ config }: Context, { locale }: Scope, to: string, code: string | null): Message {
  const brand = config.BRAND_NAME
  if (code === null) {
    const text = say(locale, 'mail.unknownText', { brand, url: config.PUBLIC_URL })
    return { channel: 'email', to, subject: say(locale, 'mail.unknownSubject', { brand }), text }
  }
  const text = say(locale, 'mail.codeText', { brand, code, minutes: limits.otp.lifeMs / 60_000 })
  return { channel: 'email', to, subject: say(locale, 'mail.codeSubject', { brand }), text, otp: code }
}
