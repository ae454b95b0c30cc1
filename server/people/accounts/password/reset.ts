import { codes } from '../../../../contracts/codes.ts'
import { limits } from '../../../../contracts/limits.ts'
import { consumeRateLimitOrThrow } from '../../../platform/access/rateLimit.ts'
import { rateLimitKeys } from '../../../platform/access/rateLimitKeys.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import { consumeLinkToken } from '../linkTokens.ts'
import { hashPassword } from '../passwords.ts'
import { type Owner, ownerId, ownerSessionsFilter, userIdOf } from '../secondFactor/owner.ts'
import { revokeSessions } from '../sessions.ts'
import { checkNewPassword } from './newPassword.ts'

/**
 * Sets a new password with the token of the mail's link, once, and ends the holder's sessions: 101 for a password that breaks the
 * rule, which leaves the link as it is, 102 for a link that is used or has expired. Throws `too_many_requests`.
 */
export async function resetPassword(ctx: Context, scope: Scope, asked: { token: string; password: string }) {
  const { address } = rateLimitKeys(ctx, 'reset-try', '', scope)
  const { perAddress: max, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, address, { max, windowMs })
  checkNewPassword(scope, asked.password)
  const password_hash = await hashPassword(asked.password)
  const done = await ctx.db.transaction().execute(async trx => {
    const holder = await consumeLinkToken(trx, 'reset', asked.token)
    if (!holder || !(await setPassword(trx, holder, password_hash))) return false
    await revokeSessions(trx, ownerSessionsFilter(holder), 'password reset')
    await audit(trx, scope, { action: 'password.reset', subject: ownerId(holder), userId: userIdOf(holder) })
    return true
  })
  const { locale } = scope
  return done
    ? { code: codes.ok, message: translate(locale, 'waysIn.resetDone') }
    : { code: codes.wrongCredentials, message: translate(locale, 'waysIn.linkWrong') }
}

/** False for staff who were disabled meanwhile. */
async function setPassword(trx: Trx, owner: Owner, password_hash: string): Promise<boolean> {
  const change =
    'adminId' in owner
      ? trx.updateTable('admins').set({ password_hash }).where('id', '=', owner.adminId).where('is_active', '=', true)
      : owner.subUserId
        ? trx.updateTable('sub_users').set({ password_hash }).where('id', '=', owner.subUserId)
        : trx.updateTable('users').set({ password_hash }).where('id', '=', owner.userId)
  return (await change.executeTakeFirst()).numUpdatedRows > 0n
}
