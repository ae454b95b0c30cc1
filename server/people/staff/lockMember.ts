import type { Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { forbidden, notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/**
 * A member of staff, locked together with every super-admin. Whoever acts is still an active super-admin then, and nobody acts upon
 * themselves: so one always stays, also of two who disable each other at once. Throws `not_found`, and `forbidden` for an actor who
 * is no super-admin any more.
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

/** Throws `conflict`: nobody takes their own way in away. */
export function assertNotSelf({ actor, locale }: Scope<AdminActor>, id: string): void {
  if (actor.adminId === id) throw new Problem('conflict', translate(locale, 'staff.oneself'))
}
