import { revokeSessions } from '../../people/accounts/sessions.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'

/** A deactivated account loses its sessions at once and its keys within five seconds; nothing of it is deleted. */
export function setActive(
  ctx: Context,
  scope: Scope<AdminActor>,
  userId: string,
  { active, reason }: { active: boolean; reason: string },
): Promise<{ isActive: boolean }> {
  return ctx.db.transaction().execute(async trx => {
    const changed = await trx
      .updateTable('users')
      .set({ is_active: active })
      .where('id', '=', userId)
      .executeTakeFirst()
    if (Number(changed.numUpdatedRows) === 0) throw notFound('customer')
    if (!active) await revokeSessions(trx, { userId }, 'account deactivated')
    await audit(trx, scope, {
      action: active ? 'user.activated' : 'user.deactivated',
      subject: userId,
      userId,
      reason,
    })
    return { isActive: active }
  })
}
