import { sql } from 'kysely'
import type { Role } from '../../../contracts/calls/roles.ts'
import { covers, type Grants, knownGrants } from '../../../contracts/people/permissions.ts'
import { customerRoles, OWNER_ROLE, staffRoles } from '../../../contracts/people/roles.ts'
import type { Context, Db, Scope, Trx } from '../context.ts'
import type { AdminActor, CustomerActor } from '../identity/actors.ts'
import { forbidden, Problem } from '../problem.ts'
import { openName, personName, type SealedName } from '../sealing/names.ts'
import { translate } from '../translate.ts'

type SignedIn = Scope<AdminActor | CustomerActor>

/** The roles that somebody of the actor's side can have: the account's holder is one by the account itself, and nobody is made it. */
function rolesFor(db: Db | Trx, { actor }: SignedIn) {
  const roles = db.selectFrom('roles').select(['id', 'name', 'about', 'permissions', 'built_in'])
  if (actor.kind === 'admin') return roles.where('audience', '=', 'staff')
  return roles
    .where('audience', '=', 'customer')
    .where('id', '<>', OWNER_ROLE)
    .where(eb => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', actor.userId)]))
}

const order: readonly string[] = [...staffRoles, ...customerRoles]

/** The built-in ones, those with the fewest rights first; then those that somebody has made, by age. With who has each. */
export async function listRoles({ db, vault }: Pick<Context, 'db' | 'vault'>, scope: SignedIn): Promise<Role[]> {
  const rows = await rolesFor(db, scope).orderBy('created_at').orderBy('id').execute()
  const people = await holdersFor(db, scope)
  const own = people.find(({ isOwn }) => isOwn)?.role
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return rows
    .map(({ built_in, ...row }) => {
      const mayGive = covers(scope.actor.permissions, row.permissions)
      return {
        ...row,
        permissions: knownGrants(row.permissions),
        builtIn: built_in,
        mayGive,
        mayChange: mayGive && !built_in && row.id !== own,
        holders: people
          .filter(({ role }) => role === row.id)
          .map(({ id, name, isActive }) => ({ id, name: openName(vault, name), isActive })),
      }
    })
    .toSorted((one, other) => place(one.id) - place(other.id))
}

interface Holder {
  id: string
  role: string
  name: SealedName
  isActive: boolean
  isOwn: boolean
}

/** Everybody on the actor's side with a role, of whom there are few. */
async function holdersFor(db: Db, { actor }: SignedIn): Promise<Holder[]> {
  if (actor.kind === 'admin') {
    const staff = db.selectFrom('admins').select(['id', 'role', 'name', 'is_active']).orderBy(sql`lower(name)`)
    return (await staff.execute()).map(row => ({
      id: row.id,
      role: row.role,
      name: row.name,
      isActive: row.is_active,
      isOwn: row.id === actor.adminId,
    }))
  }
  const team = await db
    .selectFrom('sub_users')
    .innerJoin('users', 'users.id', 'sub_users.user_id')
    .select(['sub_users.id', 'access', 'sub_users.is_active', personName.as('name')])
    .where('user_id', '=', actor.userId)
    .orderBy('sub_users.id')
    .execute()
  return team.map(row => ({
    id: row.id,
    role: row.access,
    name: row.name,
    isActive: row.is_active,
    isOwn: row.id === actor.subUserId,
  }))
}

/**
 * What a role permits that the actor wants to give to somebody. Throws `bad_request` if there is no such role on their side, and
 * `forbidden` if it permits more than they have themselves.
 */
export async function requireRoleToGive(db: Db | Trx, scope: SignedIn, field: string, id: string): Promise<Grants> {
  const role = await rolesFor(db, scope).where('id', '=', id).executeTakeFirst()
  if (!role) {
    const message = translate(scope.locale, 'waysIn.roleUnknown')
    throw new Problem('bad_request', message, [{ field, message }])
  }
  if (!covers(scope.actor.permissions, role.permissions)) throw forbidden()
  return role.permissions
}

/** What a role permits, whoever has it. */
export async function permissionsOf(db: Db | Trx, id: string): Promise<Grants> {
  const { permissions } = await db
    .selectFrom('roles')
    .select('permissions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return permissions
}
