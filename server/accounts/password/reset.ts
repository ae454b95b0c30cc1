import { codes } from '../../../contracts/codes.ts'
import { limits } from '../../../contracts/limits.ts'
import { audit } from '../../audit/audit.ts'
import type { Context, Scope } from '../../context.ts'
import { say } from '../../say.ts'
import { limitKeys } from '../limitKeys.ts'
import { takeLinkToken } from '../linkTokens.ts'
import { hashPassword } from '../passwords.ts'
import { hitOrThrow } from '../rateWindow.ts'
import { revokeSessions } from '../sessions.ts'
import { checkNewPassword } from './newPassword.ts'

/**
 * Sets a new password with the token of the mail's link, once, and ends the holder's sessions: 101 for a password that breaks the
 * rule, which leaves the link as it is, 102 for a link that is used or has expired. Throws `too_many_requests`.
 */
export async function resetPassword(ctx: Context, scope: Scope, asked: { token: string; password: string }) {
  const { address } = limitKeys(ctx, 'reset-try', '', scope)
  const { perAddress: max, windowMs } = limits.signIns
  await hitOrThrow(ctx, scope, address, { max, windowMs })
  checkNewPassword(scope, asked.password)
  const password_hash = await hashPassword(asked.password)
  const done = await ctx.db.transaction().execute(async trx => {
    const holder = await takeLinkToken(trx, 'reset', asked.token)
    if (!holder) return false
    const { userId, subUserId } = holder
    if (subUserId) await trx.updateTable('sub_users').set({ password_hash }).where('id', '=', subUserId).execute()
    else await trx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
    await revokeSessions(trx, subUserId ? { subUserId } : { primary: userId }, 'password reset')
    await audit(trx, scope, { action: 'password.reset', subject: subUserId ?? userId, userId })
    return true
  })
  const { locale } = scope
  return done
    ? { code: codes.ok, message: say(locale, 'waysIn.resetDone') }
    : { code: codes.wrongCredentials, message: say(locale, 'waysIn.linkWrong') }
}
