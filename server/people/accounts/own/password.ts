import { limits } from '../../../../contracts/platform/limits.ts'
import { revokeLinks } from '../../../invitations/withdraw.ts'
import { consumeRateLimitOrThrow, resetRateLimit } from '../../../platform/access/rateLimit.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { passwordHashOf } from '../holders.ts'
import { passwordReset } from '../passwordLinks.ts'
import { setPassword } from '../passwordReset.ts'
import { checkNewPassword, hashPassword, verifyPassword } from '../passwords.ts'
import { ownerId } from '../secondFactor/factors.ts'
import { endOtherSessions } from '../sessions.ts'
import { notifyOwner } from './notice.ts'
import type { Own } from './sessions.ts'

export const readPasswordState = async ({ db }: Context, { actor }: Own) => ({
  isSet: (await passwordHashOf(db, actor)) !== null,
})

/**
 * Changes the caller's password, ends the other sessions and links that would set it, and tells the owner. Throws `bad_request`
 * for a wrong current password and a new one that breaks the rules, `conflict` without a password, `too_many_requests`.
 */
export async function changePassword(ctx: Context, scope: Own, input: { current: string; password: string }) {
  const { actor } = scope
  const key = `password-change:${ownerId(actor)}`
  const { failures, windowMs } = limits.passwordChanges
  await consumeRateLimitOrThrow(ctx, scope, key, { max: failures, windowMs })
  const stored = await passwordHashOf(ctx.db, actor)
  if (stored === null) throw new Problem('conflict', translate(scope.locale, 'ownAccount.noPassword'))
  if (!(await verifyPassword(stored, input.current))) throw wrong(scope, 'current', 'currentWrong')
  await resetRateLimit(ctx, key)
  checkNewPassword(scope, input.password, 'password')
  if (input.password === input.current) throw wrong(scope, 'password', 'passwordSame')
  const password_hash = await hashPassword(input.password)
  return ctx.db.transaction().execute(async trx => {
    if (!(await setPassword(trx, actor, password_hash)))
      throw new Problem('conflict', translate(scope.locale, 'ownAccount.noPassword'))
    await revokeLinks(trx, [passwordReset], ownerId(actor), 'withdrawn')
    const ended = await endOtherSessions(trx, scope, 'password changed')
    await audit(trx, scope, { action: 'password.changed', subject: ownerId(actor), data: { ended } })
    await notifyOwner(ctx, trx, scope, 'passwordChanged')
    return { ended }
  })
}

function wrong({ locale }: Scope, field: string, why: 'currentWrong' | 'passwordSame'): Problem {
  const message = translate(locale, `ownAccount.${why}`)
  return new Problem('bad_request', message, [{ field, message }])
}
