import { codes } from '../../../../contracts/codes.ts'
import { limits } from '../../../../contracts/limits.ts'
import { paths, withToken } from '../../../../contracts/paths.ts'
import { consumeRateLimitOrThrow } from '../../../platform/access/rateLimit.ts'
import { rateLimitKeys } from '../../../platform/access/rateLimitKeys.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import type { Message } from '../../../platform/ports/channels.ts'
import { translate } from '../../../platform/translate.ts'
import { accountByEmail } from '../holders.ts'
import { createLinkToken, decoyOwner } from '../linkTokens.ts'

/** Sends a link to choose a new password; to an unknown address a mail that says so. One answer and the same work for both. Throws `too_many_requests`. */
export async function forgotPassword(ctx: Context, scope: Scope, email: string) {
  const keys = rateLimitKeys(ctx, 'reset', email, scope)
  const { perAddress, perIdentifier, windowMs } = limits.otpSends
  await consumeRateLimitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs })
  await consumeRateLimitOrThrow(ctx, scope, keys.identifier, { max: perIdentifier, windowMs })
  await ctx.db.transaction().execute(async trx => {
    const account = await accountByEmail(trx, email)
    const holder = account?.isActive ? account : decoyOwner
    const token = await createLinkToken(trx, { purpose: 'reset', ...holder }, limits.resetLinkMs)
    await ctx.channels.send(trx, mail(ctx, scope, email, holder === decoyOwner ? null : token))
  })
  return { code: codes.ok, message: translate(scope.locale, 'waysIn.resetSent') }
}

function mail({ config }: Context, { locale }: Scope, to: string, token: string | null): Message {
  const brand = config.BRAND_NAME
  if (token === null) {
    const text = translate(locale, 'mail.unknownText', { brand, url: config.PUBLIC_URL })
    return { channel: 'email', to, subject: translate(locale, 'mail.unknownSubject', { brand }), text }
  }
  const url = new URL(withToken(paths.resetPassword, token), config.PUBLIC_URL).href
  const subject = translate(locale, 'waysIn.mail.resetSubject', { brand })
  return { channel: 'email', to, subject, text: translate(locale, 'waysIn.mail.resetText', { brand, url }) }
}
