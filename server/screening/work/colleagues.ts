import { canAccess, knownGrants } from '../../../contracts/people/permissions.ts'
import { lasts } from '../../people/accounts/accessEnd.ts'
import type { Context, Db, Trx } from '../../platform/context.ts'
import { openName, personName } from '../../platform/sealing/names.ts'
import type { Vault } from '../../platform/vault.ts'

interface Colleague {
  id: string
  name: string
}

/** The account's holder, then the active secondary users whose role may decide about hits. An account has few. */
export async function colleaguesOf(
  { db, vault }: { db: Db | Trx; vault: Vault },
  userId: string,
): Promise<Colleague[]> {
  const people = db
    .selectFrom('users')
    .leftJoin('sub_users', join => join.on('sub_users.id', 'is', null))
    .select(['users.id', personName.as('name')])
    .where('users.id', '=', userId)
  const team = db
    .selectFrom('sub_users')
    .innerJoin('users', 'users.id', 'sub_users.user_id')
    .innerJoin('roles', 'roles.id', 'sub_users.access')
    .select(['sub_users.id', personName.as('name'), 'roles.permissions'])
    .where('sub_users.user_id', '=', userId)
    .where('sub_users.is_active', '=', true)
    .where('accepted_at', 'is not', null)
    .where(lasts('sub_users.access_until'))
    .orderBy('sub_users.id')
  const deciders = (await team.execute()).filter(({ permissions }) =>
    canAccess(knownGrants(permissions), { permission: 'verifications', action: 'edit' }),
  )
  return [...(await people.execute()), ...deciders].map(({ id, name }) => ({ id, name: openName(vault, name) }))
}

export const listColleagues = async ({ db, vault }: Pick<Context, 'db' | 'vault'>, userId: string) => ({
  colleagues: await colleaguesOf({ db, vault }, userId),
})
