import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { forbidden, notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { resetSecondFactor } from '../accounts/secondFactor/change.ts'
import { revokeSessions } from '../accounts/sessions.ts'

const done = { done: true } as const

/** Changes a role and ends the member's sessions. Throws `not_found`, and `conflict` for oneself, which preserves the last super-admin. */
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
    const data = { before: { role: former }, after: { role } }
    await audit(trx, scope, { action: 'staff.roleChanged', subject: id, reason, data })
    return done
  })
}

/** Enables or disables a member; disabling ends sessions and links. Throws as `changeRole` does. */
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

async function deletePasswordLinks(trx: Trx, adminId: string): Promise<void> {
  await trx.deleteFrom('link_tokens').where('admin_id', '=', adminId).execute()
}

/**
 * Resets the second factor of a colleague who has lost the app and the codes. Throws `not_found`, also if it is off, and
 * `conflict` for one's own.
 */
export async function resetMemberSecondFactor(ctx: Context, scope: Scope<AdminActor>, id: string, reason: string) {
  assertNotSelf(scope, id)
  const member = await ctx.db.selectFrom('admins').select('id').where('id', '=', id).executeTakeFirst()
  if (!member) throw notFound('member of staff')
  await resetSecondFactor(ctx, scope, { adminId: id }, reason)
  return { done: true } as const
}

/**
 * Locks a member of staff together with every super-admin. The actor is then still an active super-admin and cannot act on
 * themselves, so at least one always remains, even if two disable each other concurrently. Throws `not_found`, and `forbidden`
 * for an actor who is no longer a super-admin.
 */
export async function lockMember(trx: Trx, { actor }: Scope<AdminActor>, id: string) {
  const rows = await trx
    .selectFrom('admins')
    .select(['id', 'email', 'role', 'is_active', 'password_hash'])
    .where(eb => eb.or([eb('role', '=', 'superadmin'), eb('id', '=', id)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  const acting = rows.find(row => row.id === actor.adminId)
  if (acting?.role !== 'superadmin' || !acting.is_active) throw forbidden()
  const member = rows.find(row => row.id === id)
  if (!member) throw notFound('member of staff')
  return member
}

/** Throws `conflict`: nobody may lock themselves out. */
function assertNotSelf({ actor, locale }: Scope<AdminActor>, id: string): void {
  if (actor.adminId === id) throw new Problem('conflict', translate(locale, 'staff.oneself'))
}
