import { codes } from '../../contracts/codes.ts'
import { limits } from '../../contracts/limits.ts'
import { audit } from '../audit/audit.ts'
import type { Context, Scope } from '../context.ts'
import { say } from '../say.ts'
import { tryCode } from './codes.ts'
import { accountByEmail } from './holders.ts'
import { limitKeys } from './limitKeys.ts'
import { giveBack, hitOrThrow } from './rateWindow.ts'
import { startSession } from './sessions.ts'

/**
 * Signs in with the code from the e-mail: 102 wrong, used or expired, 104 after five tries, 100 without tokens for a deactivated
 * account (A18). Throws `too_many_requests`.
 */
export async function verifyEmailCode(
  ctx: Context,
  scope: Scope,
  { email, otp }: { email: string; otp: string },
  userAgent: string | undefined,
) {
  const keys = limitKeys(ctx, 'sign-in', email, scope)
  const { perAddress, perIdentifier, windowMs } = limits.signIns
  await hitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs })
  await hitOrThrow(ctx, scope, keys.identifier, { max: perIdentifier, windowMs })
  const outcome = await ctx.db.transaction().execute(async trx => {
    const tried = await tryCode(ctx, trx, 'sign-in', ctx.vault.index('email', email), otp)
    if (tried !== 'right') return tried
    const account = await accountByEmail(trx, email)
    if (!account) return 'wrong'
    if (!account.isActive) return 'inactive'
    const holder = { audience: 'customer', adminId: null, ...account } as const
    const started = await startSession(ctx, trx, holder, { ip: scope.ip, userAgent })
    const actor = { kind: 'customer', sessionId: started.session, ...account } as const
    await audit(trx, { ...scope, actor }, { action: 'session.started', subject: started.session })
    return started
  })
  const { locale } = scope
  if (outcome === 'wrong') return { code: codes.wrongCredentials, message: say(locale, 'signIn.codeWrong') }
  if (outcome === 'spent') return { code: codes.tooManyTries, message: say(locale, 'signIn.codeTriedTooOften') }
  const sends = limitKeys(ctx, 'otp-send', email, scope)
  await giveBack(ctx, keys.identifier, keys.address, sends.identifier, sends.address)
  if (outcome === 'inactive') return { code: codes.ok, message: say(locale, 'signIn.deactivated'), isActive: false }
  const { token, refreshToken } = outcome
  return { code: codes.ok, message: say(locale, 'signIn.signedIn'), isActive: true, token, refreshToken }
}
