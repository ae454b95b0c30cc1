import type { z } from 'zod'
import { covers } from '../../../../contracts/people/permissions.ts'
import type { subUser } from '../../../../contracts/resources/subUser.ts'
import { permissionsOf, requireRoleToGive } from '../../../platform/access/roles.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import type { CustomerActor } from '../../../platform/identity/actors.ts'
import { forbidden, notFound, Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { resetSecondFactor } from '../secondFactor/change.ts'
import { revokeSessions } from '../sessions.ts'
import { forgetIdentity } from '../sso/identities.ts'
import { presentSubUser, showSubUser, subUserColumns } from './list.ts'
import { lockTeam } from './team.ts'

type ChangeSubUserBody = z.output<NonNullable<typeof subUser.update>>

/**
 * Changes a sub-user's role, or disables the sub-user, which ends their sessions within five seconds. Throws `not_found`, `conflict` for
 * oneself, `forbidden` where the caller's role permits less than the former role or the new one, or has just become less, `bad_request` for an unknown role.
 */
export async function changeSubUser(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  id: string,
  { access, isActive }: ChangeSubUserBody,
) {
  const { userId } = scope.actor
  const row = await db.transaction().execute(async trx => {
    await lockTeam(trx, scope)
    const current = await trx
      .selectFrom('sub_users')
      .select(['access', 'is_active'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!current) throw notFound('secondary user')
    await requireAbove(trx, scope, { id, access: current.access })
    if (typeof access === 'string') await requireRoleToGive(trx, scope, 'access', access)
    const changed = { access: access ?? current.access, is_active: isActive ?? current.is_active }
    const given = typeof access === 'string' && { given_by: scope.actor.subUserId }
    const saved = await trx
      .updateTable('sub_users')
      .set({ ...changed, ...given })
      .where('id', '=', id)
      .returning(subUserColumns)
      .executeTakeFirstOrThrow()
    if (!changed.is_active) {
      await revokeSessions(trx, { subUserId: id }, 'disabled')
      await forgetIdentity(trx, { subUserId: id })
    }
    await audit(trx, scope, { action: 'subUser.changed', subject: id, data: changed })
    return saved
  })
  return presentSubUser(vault, row)
}

/**
 * Resets the second factor of a sub-user who has lost the app and the codes. Throws `not_found` for another account's sub-user
 * and if it is off.
 */
export async function resetSubUserSecondFactor(ctx: Context, scope: Scope<CustomerActor>, subUserId: string) {
  await showSubUser(ctx, scope, subUserId)
  await resetSecondFactor(ctx, scope, { userId: scope.actor.userId, subUserId })
  return { on: false } as const
}

/** Throws `conflict` for oneself, `forbidden` for a sub-user who may do something that the caller may not. */
export async function requireAbove(
  trx: Trx,
  { actor, locale }: Scope<CustomerActor>,
  { id, access }: { id: string; access: string },
): Promise<void> {
  if (id === actor.subUserId) throw new Problem('conflict', translate(locale, 'waysIn.subUserOneself'))
  if (!covers(actor.permissions, await permissionsOf(trx, access))) throw forbidden()
}
