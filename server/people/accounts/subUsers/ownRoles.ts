import type { z } from 'zod'
import type { createRole as createCall } from '../../../../contracts/calls/roles.ts'
import { covers } from '../../../../contracts/people/permissions.ts'
import {
  deleteOwnRole,
  insertOwnRole,
  lockOwnRole,
  type OwnRole,
  readOwnRole,
  updateOwnRole,
} from '../../../platform/access/ownRoles.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import type { CustomerActor } from '../../../platform/identity/actors.ts'
import { forbidden, Problem } from '../../../platform/problem.ts'
import { openName, personName } from '../../../platform/sealing/names.ts'
import { translate } from '../../../platform/translate.ts'
import { lockTeam } from './team.ts'

type Team = Scope<CustomerActor>
type RoleBody = z.output<NonNullable<typeof createCall.body>>

/** Creates a role for the account's team. Throws as `readOwnRole` and `insertOwnRole` do. */
export function createRole({ db }: Pick<Context, 'db'>, scope: Team, body: RoleBody) {
  return db.transaction().execute(async trx => {
    await lockTeam(trx, scope)
    return { id: await insertOwnRole(trx, scope, await readOwnRole(trx, scope, body)) }
  })
}

/**
 * Changes a role of the account's team, also for those who have it. Throws `not_found`, `forbidden` for a role that permits more than the caller's,
 * `conflict` for a built-in role and for the caller's own, and as `readOwnRole` does.
 */
export function changeRole({ db }: Pick<Context, 'db'>, scope: Team, id: string, body: RoleBody) {
  return db.transaction().execute(async trx => {
    const before = await lockForChange(trx, scope, id)
    await updateOwnRole(trx, scope, id, { before, after: await readOwnRole(trx, scope, body, id) })
    return { done: true } as const
  })
}

/** Throws `conflict` while somebody has it, and as `changeRole` does. */
export function removeRole({ db, vault }: Pick<Context, 'db' | 'vault'>, scope: Team, id: string) {
  return db.transaction().execute(async trx => {
    const role = await lockForChange(trx, scope, id)
    const rows = await trx
      .selectFrom('sub_users')
      .innerJoin('users', 'users.id', 'sub_users.user_id')
      .select(personName.as('name'))
      .where('access', '=', id)
      .orderBy('sub_users.id')
      .execute()
    await deleteOwnRole(trx, scope, id, { role, holders: rows.map(({ name }) => openName(vault, name)) })
    return { done: true } as const
  })
}

async function lockForChange(trx: Trx, scope: Team, id: string): Promise<OwnRole> {
  await lockTeam(trx, scope)
  const role = await lockOwnRole(trx, scope, id)
  if (!covers(scope.actor.permissions, role.permissions)) throw forbidden()
  const { subUserId } = scope.actor
  const own =
    subUserId !== null &&
    (await trx
      .selectFrom('sub_users')
      .select('id')
      .where('id', '=', subUserId)
      .where('access', '=', id)
      .executeTakeFirst())
  if (own) throw new Problem('conflict', translate(scope.locale, 'waysIn.subUserOneself'))
  return role
}
