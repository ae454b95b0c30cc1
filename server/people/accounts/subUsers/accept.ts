import { codes } from '../../../../contracts/codes.ts'
import { limits } from '../../../../contracts/limits.ts'
import { consumeRateLimitOrThrow } from '../../../platform/access/rateLimit.ts'
import { rateLimitKeys } from '../../../platform/access/rateLimitKeys.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import { accountByEmail } from '../holders.ts'
import { consumeLinkToken } from '../linkTokens.ts'
import { checkNewPassword } from '../password/newPassword.ts'
import { hashPassword } from '../passwords.ts'

/** Accepts an invitation, once: 101 for a password that breaks the rule, 102 for a link that is used, expired or disabled. */
export async function acceptInvitation(ctx: Context, scope: Scope, asked: { token: string; password: string }) {
  const { address } = rateLimitKeys(ctx, 'invite-try', '', scope)
  const { perAddress: max, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, address, { max, windowMs })
  checkNewPassword(scope, asked.password)
  const password_hash = await hashPassword(asked.password)
  const joined = await ctx.db.transaction().execute(async trx => {
    const holder = await consumeLinkToken(trx, 'invite', asked.token)
    if (!holder || !('subUserId' in holder) || !holder.subUserId) return false
    const { subUserId, userId } = holder
    const invited = await trx
      .selectFrom('sub_users')
      .select('email')
      .where('id', '=', subUserId)
      .where('is_active', '=', true)
      .where('accepted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    // Since the invitation the address may have got an account of its own.
    if (!invited || (await accountByEmail(trx, invited.email.toLowerCase()))) return false
    await trx
      .updateTable('sub_users')
      .set({ password_hash, accepted_at: new Date() })
      .where('id', '=', subUserId)
      .execute()
    await audit(trx, scope, { action: 'subUser.joined', subject: subUserId, userId })
    return true
  })
  const { locale } = scope
  return joined
    ? { code: codes.ok, message: translate(locale, 'waysIn.invitationAccepted') }
    : { code: codes.wrongCredentials, message: translate(locale, 'waysIn.linkWrong') }
}
