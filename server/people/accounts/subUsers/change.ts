import type { z } from 'zod'
import { covers } from '../../../../contracts/people/permissions.ts'
import type { subUser } from '../../../../contracts/resources/subUser.ts'
import { permissionsOf, requireRoleToGive } from '../../../platform/access/roles.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import type { CustomerActor } from '../../../platform/identity/actors.ts'
import { forbidden, notFound, Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { assertAhead, hasEnded } from '../accessEnd.ts'
import { resetSecondFactor } from '../secondFactor/change.ts'
import { revokeSessions } from '../sessions.ts'
import { forgetIdentity } from '../sso/identities.ts'
import { presentSubUser, showSubUser, subUserColumns } from './list.ts'
import { lockTeam } from './team.ts'

type ChangeSubUserBody = z.output<NonNullable<typeof subUser.update>>

/**
 * Changes a sub-user's role or the last day of their access, or disables the sub-user, which ends their sessions within five seconds. Throws `not_found`, `conflict` for
 * oneself, `forbidden` where the caller's role permits less than the former role or the new one, or has just become less, `bad_request` for an unknown role, a day that has passed, and to enable
 * somebody whose access has ended without a later end.
 */
export async function changeSubUser(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  id: string,
  { access, isActive, until }: ChangeSubUserBody,
) {
  const { userId } = scope.actor
  const row = await db.transaction().execute(async trx => {
    await lockTeam(trx, scope)
    const current = await trx
      .selectFrom('sub_users')
      .select(['access', 'is_active', 'access_until'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!current) throw notFound('secondary user')
    await requireAbove(trx, scope, { id, access: current.access })
    if (typeof access === 'string') await requireRoleToGive(trx, scope, 'access', access)
    if (until !== current.access_until) assertAhead(scope.locale, until)
    const ends = until === undefined ? current.access_until : until
    const wasEnded = hasEnded(current.access_until)
    if (isActive && hasEnded(ends)) throw accessEnded(scope)
    const changed = {
      access: access ?? current.access,
      // A later end opens an access that has ended.
      is_active: isActive ?? (current.is_active || (wasEnded && !hasEnded(ends))),
      access_until: ends,
    }
    const given = {
      ...(typeof access === 'string' && { given_by: scope.actor.subUserId }),
      ...(until !== undefined && { until_given_by: scope.actor.subUserId }),
    }
    const saved = await trx
      .updateTable('sub_users')
      .set({ ...changed, ...given })
      .where('id', '=', id)
      .returning(subUserColumns)
      .executeTakeFirstOrThrow()
    if (!changed.is_active) {
      await revokeSessions(trx, { subUserId: id }, 'disabled')
      await forgetIdentity(trx, { subUserId: id })
    } else if (wasEnded) await revokeSessions(trx, { subUserId: id }, 'access ended')
    const data = { access: changed.access, is_active: changed.is_active, until: ends }
    await audit(trx, scope, { action: 'subUser.changed', subject: id, data })
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

function accessEnded({ locale }: Scope): Problem {
  const message = translate(locale, 'roles.until.extend')
  return new Problem('bad_request', message, [{ field: 'until', message }])
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
