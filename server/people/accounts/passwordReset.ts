import { codes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { createInvitation } from '../../invitations/create.ts'
import { revokeLinks } from '../../invitations/withdraw.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../../platform/access/rateLimit.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import type { Message } from '../../platform/ports/channels.ts'
import { translate } from '../../platform/translate.ts'
import { consumeAddressLimit } from './codeSends.ts'
import { accountByEmail } from './holders.ts'
import { forgetDevices } from './knownDevices.ts'
import { consumePasswordLink, endsAfter, passwordReset } from './passwordLinks.ts'
import { checkNewPassword, hashPassword } from './passwords.ts'
import { type Owner, ownerId, ownerSessionsFilter, userIdOf } from './secondFactor/factors.ts'
import { revokeSessions } from './sessions.ts'
import { momentInIndia } from './staff/announce.ts'
import { useRecoveryLink } from './staff/recovery.ts'

/**
 * Sends a password reset link; to an unknown address, a mail that says so. Both cases cost the same work and give the same reply.
 * Throws `too_many_requests`, `captcha_required`.
 */
export async function forgotPassword(ctx: Context, scope: Scope, email: string) {
  const keys = rateLimitKeys(ctx, 'reset', email, scope)
  const { perIdentifier, windowMs } = limits.otpSends
  await consumeAddressLimit(ctx, scope, keys.address, limits.otpSends)
  await consumeRateLimitOrThrow(ctx, scope, keys.identifier, { max: perIdentifier, windowMs })
  await ctx.db.transaction().execute(async trx => {
    const account = await accountByEmail(ctx, trx, email)
    const holder = account?.isActive ? account : null
    // An unknown address costs the same work: its link is sent to nobody.
    const subject = holder ? ownerId(holder) : newId('usr')
    await revokeLinks(trx, [passwordReset], subject, 'replaced')
    await createInvitation(ctx, trx, passwordReset, {
      subject,
      userId: holder && userIdOf(holder),
      expiresAt: endsAfter(limits.resetLinkMs),
      message: url => mail(ctx, scope, email, holder ? url : null),
    })
  })
  return { code: codes.ok, message: translate(scope.locale, 'waysIn.resetSent') }
}

function mail({ config }: Context, { locale }: Scope, to: string, url: string | null): Message {
  const brand = config.BRAND_NAME
  if (url === null) {
    const text = translate(locale, 'mail.unknownText', { brand, url: config.PUBLIC_URL })
    return { channel: 'email', to, subject: translate(locale, 'mail.unknownSubject', { brand }), text }
  }
  const subject = translate(locale, 'waysIn.mail.resetSubject', { brand })
  return { channel: 'email', to, subject, text: translate(locale, 'waysIn.mail.resetText', { brand, url }) }
}

/**
 * Sets a new password with the token from a reset link and ends the holder's sessions: 101 for a password that breaks the rules,
 * which leaves the link valid; 102 for a used or expired link, and for one of a recovery that does not work yet. Throws
 * `too_many_requests`.
 */
export async function resetPassword(ctx: Context, scope: Scope, input: { token: string; password: string }) {
  const { address } = rateLimitKeys(ctx, 'reset-try', '', scope)
  const { perAddress: max, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, address, { max, windowMs })
  checkNewPassword(scope, input.password)
  const password_hash = await hashPassword(input.password)
  const { locale } = scope
  const wrong = translate(locale, 'waysIn.linkWrong')
  const refusal = await ctx.db.transaction().execute(async trx => {
    const holder =
      (await consumePasswordLink(ctx, trx, input.token)) ?? (await useRecoveryLink(ctx, trx, scope, input.token))
    if (holder && 'worksFrom' in holder)
      return translate(locale, 'staff.recoveryWaits', { time: momentInIndia(locale, holder.worksFrom) })
    if (!holder || !(await setPassword(trx, holder, password_hash))) return wrong
    await revokeSessions(trx, ownerSessionsFilter(holder), 'password reset')
    await forgetDevices(trx, holder)
    await audit(trx, scope, { action: 'password.reset', subject: ownerId(holder), userId: userIdOf(holder) })
    return null
  })
  return refusal === null
    ? { code: codes.ok, message: translate(locale, 'waysIn.resetDone') }
    : { code: codes.wrongCredentials, message: refusal }
}

/** False for staff who have been disabled in the meantime. */
export async function setPassword(trx: Trx, owner: Owner, password_hash: string): Promise<boolean> {
  const change =
    'adminId' in owner
      ? trx.updateTable('admins').set({ password_hash }).where('id', '=', owner.adminId).where('is_active', '=', true)
      : owner.subUserId
        ? trx.updateTable('sub_users').set({ password_hash }).where('id', '=', owner.subUserId)
        : trx.updateTable('users').set({ password_hash }).where('id', '=', owner.userId)
  return (await change.executeTakeFirst()).numUpdatedRows > 0n
}
