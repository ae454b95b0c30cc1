import { codes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { consumeRateLimitOrThrow, rateLimitKeys, refundAttempt, waitInWords } from '../../platform/access/rateLimit.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { endedMessage, hasEnded } from './accessEnd.ts'
import { openSession, sessionReply } from './openSession.ts'
import { verifyPassword } from './passwords.ts'
import { countAttempt } from './signInAttempts.ts'

/**
 * Signs staff in: 102 for wrong credentials, 104 when the next attempt has to wait. Unknown and deactivated e-mails cost the same
 * work and wait in the same way, so that nobody can find out who is staff. Throws `too_many_requests`.
 */
export async function adminSignIn(
  ctx: Context,
  scope: Scope,
  { email, password }: { email: string; password: string },
  userAgent: string | undefined,
) {
  const keys = rateLimitKeys(ctx, 'admin-sign-in', email, scope)
  const { perAddress, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs })
  const refused = (why: string, adminId?: string) =>
    audit(ctx.db, scope, { action: 'session.refused', subject: adminId ?? 'unknown', data: { audience: 'admin', why } })
  const admin = await ctx.db
    .selectFrom('admins')
    .select(['id', 'name', 'role', 'password_hash', 'is_active', 'access_until'])
    .where(eb => eb.fn('lower', ['email']), '=', email)
    .executeTakeFirst()
  const owner = admin ? { adminId: admin.id } : null
  const { failures: free } = limits.adminLockout
  const tried = await countAttempt(ctx, scope, { what: 'admin-sign-in', identifier: email, owner, free })
  if (tried.wait !== null) {
    await refused('locked')
    const wait = waitInWords(scope.locale, tried.wait)
    return { code: codes.tooManyTries, message: translate(scope.locale, 'signIn.locked', { wait }) }
  }
  const matches = await verifyPassword(admin?.password_hash, password)
  if (admin && matches && admin.access_until !== null && hasEnded(admin.access_until)) {
    // Only somebody with the right password learns it.
    await refused('access ended', admin.id)
    return { code: codes.wrongCredentials, message: endedMessage(scope.locale, admin.access_until) }
  }
  if (!admin?.is_active || !matches) {
    await refused(admin && !admin.is_active ? 'deactivated' : 'wrong password', admin?.id)
    return { code: codes.wrongCredentials, message: translate(scope.locale, 'signIn.wrongPassword') }
  }
  // The super-admins' passwords stay, for when the issuer fails.
  if (ctx.config.STAFF_OIDC_ONLY && admin.role !== 'superadmin') {
    await refused('single sign-on only', admin.id)
    return { code: codes.wrongCredentials, message: translate(scope.locale, 'sso.refused.staffOnly') }
  }
  const staff = { adminId: admin.id, role: admin.role, name: admin.name, isActive: true } as const
  const opened = await ctx.db.transaction().execute(async trx => {
    await trx.updateTable('admins').set({ locale: scope.locale }).where('id', '=', admin.id).execute()
    return openSession(ctx, trx, scope, staff, userAgent)
  })
  await tried.clear()
  await refundAttempt(ctx, keys.address)
  return sessionReply(scope, opened)
}
