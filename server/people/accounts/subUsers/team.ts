import { canAccess, covers, type Grants } from '../../../../contracts/people/permissions.ts'
import { permissionsOf } from '../../../platform/access/roles.ts'
import type { Scope, Trx } from '../../../platform/context.ts'
import type { CustomerActor } from '../../../platform/identity/actors.ts'
import { forbidden } from '../../../platform/problem.ts'
import { lasts } from '../accessEnd.ts'

/**
 * Locks the account, so that of two changes of its team one waits for the other. Throws `forbidden` for a secondary user
 * from whom something has been taken since the actor was read, which can be five seconds ago.
 */
export async function lockTeam(trx: Trx, { actor }: Scope<CustomerActor>): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', actor.userId).forUpdate().execute()
  if (actor.subUserId === null) return
  if (!covers(await presentGrants(trx, actor.subUserId), actor.permissions ?? {})) throw forbidden()
}

/** Whether a secondary user may still give a role that they gave with an invitation. */
export async function stillGives(trx: Trx, subUserId: string, role: string): Promise<boolean> {
  const grants = await presentGrants(trx, subUserId)
  const mayInvite = canAccess(grants, { action: 'create', permission: 'subUsers' })
  return mayInvite && covers(grants, await permissionsOf(trx, role))
}

/** Nothing once the secondary user is disabled. */
async function presentGrants(trx: Trx, subUserId: string): Promise<Grants> {
  const row = await trx
    .selectFrom('sub_users')
    .innerJoin('roles', 'roles.id', 'sub_users.access')
    .select('roles.permissions')
    .where('sub_users.id', '=', subUserId)
    .where('sub_users.is_active', '=', true)
    .where(lasts('sub_users.access_until'))
    .executeTakeFirst()
  return row?.permissions ?? {}
}
