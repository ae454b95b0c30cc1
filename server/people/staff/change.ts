import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { revokeSessions } from '../accounts/sessions.ts'
import { deletePasswordLinks } from './links.ts'
import { assertNotSelf, lockMember } from './lockMember.ts'

const done = { done: true } as const

/** Ends their sessions: the new role takes a new sign-in. Throws `not_found`, and `conflict` for oneself, which keeps the last super-admin. */
export function changeRole(
  ctx: Context,
  scope: Scope<AdminActor>,
  id: string,
  { role, reason }: { role: AdminActor['role']; reason: string },
) {
  assertNotSelf(scope, id)
  return ctx.db.transaction().execute(async trx => {
    const { role: former } = await lockMember(trx, scope, id)
    if (former === role) return done
    await trx.updateTable('admins').set({ role }).where('id', '=', id).execute()
    await revokeSessions(trx, { adminId: id }, 'role changed')
    await audit(trx, scope, { action: 'staff.roleChanged', subject: id, reason, data: { former, role } })
    return done
  })
}

/** Disabling ends sessions and links. Throws as `changeRole` does. */
export function setMemberActive(
  ctx: Context,
  scope: Scope<AdminActor>,
  id: string,
  { active, reason }: { active: boolean; reason: string },
) {
  assertNotSelf(scope, id)
  return ctx.db.transaction().execute(async trx => {
    const { is_active } = await lockMember(trx, scope, id)
    if (is_active === active) return done
    if (!active) {
      await revokeSessions(trx, { adminId: id }, 'disabled')
      await deletePasswordLinks(trx, id)
    }
    await trx.updateTable('admins').set({ is_active: active }).where('id', '=', id).execute()
    await audit(trx, scope, { action: active ? 'staff.enabled' : 'staff.disabled', subject: id, reason })
    return done
  })
}
