import type { Db, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'

export async function readAdminProfile(db: Db, { actor }: Scope<AdminActor>) {
  const { email } = await db
    .selectFrom('admins')
    .select('email')
    .where('id', '=', actor.adminId)
    .executeTakeFirstOrThrow()
  return { id: actor.adminId, name: actor.name, email, role: actor.role }
}
