import { codes } from '../../../../contracts/codes.ts'
import { limits } from '../../../../contracts/limits.ts'
import { paths, withToken } from '../../../../contracts/paths.ts'
import { hitOrThrow } from '../../../platform/access/rateLimit.ts'
import { limitKeys } from '../../../platform/access/rateLimitKeys.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import type { Message } from '../../../platform/ports/channels.ts'
import { say } from '../../../platform/translate.ts'
import { accountByEmail } from '../holders.ts'
import { makeLinkToken, nobody } from '../linkTokens.ts'

/** Sends a link to choose a new password; to an unknown address a mail that says so. One answer and the same work for both. Throws `too_many_requests`. */
export async function forgotPassword(ctx: Context, scope: Scope, email: string) {
  const keys = limitKeys(ctx, 'reset', email, scope)
  const { perAddress, perIdentifier, windowMs } = limits.otpSends
  await hitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs })
  await hitOrThrow(ctx, scope, keys.identifier, { max: perIdentifier, windowMs })
  await ctx.db.transaction().execute(async trx => {
    const account = await accountByEmail(trx, email)
    const holder = account?.isActive ? account : nobody
    const token = await makeLinkToken(trx, { purpose: 'reset', ...holder }, limits.resetLinkMs)
    await ctx.channels.send(trx, mail(ctx, scope, email, holder === nobody ? null : token))
  })
  return { code: codes.ok, message: say(scope.locale, 'waysIn.resetSent') }
}

function mail({ config }: Context, { locale }: Scope, to: string, token: string | null): Message {
  const brand = config.BRAND_NAME
  if (token === null) {
    const text = say(locale, 'mail.unknownText', { brand, url: config.PUBLIC_URL })
    return { channel: 'email', to, subject: say(locale, 'mail.unknownSubject', { brand }), text }
  }
  const url = new URL(withToken(paths.resetPassword, token), config.PUBLIC_URL).href
  const subject = say(locale, 'waysIn.mail.resetSubject', { brand })
  return { channel: 'email', to, subject, text: say(locale, 'waysIn.mail.resetText', { brand, url }) }
}
