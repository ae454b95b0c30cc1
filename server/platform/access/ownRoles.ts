import { sql } from 'kysely'
import type { z } from 'zod'
import type { createRole } from '../../../contracts/calls/roles.ts'
import {
  beyond,
  completeGrants,
  ownRoleChoices,
  permitsNothing,
  type RoleAudience,
} from '../../../contracts/people/ownRoles.ts'
import { grantLines, grantsInWords } from '../../../contracts/people/permissionNames.ts'
import { covers, type Grants, knownGrants } from '../../../contracts/people/permissions.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { type Text, text } from '../../../contracts/platform/text.ts'
import { audit } from '../audit/audit.ts'
import type { Scope, Trx } from '../context.ts'
import type { AdminActor, CustomerActor } from '../identity/actors.ts'
import { newId } from '../identity/ids.ts'
import { notFound, Problem } from '../problem.ts'
import { translate } from '../translate.ts'

// What a custom role is and how its row changes. Each verb takes the lock of its side first, the account's or that of all super-admins, which
// everyone who gives a role takes too.

type SignedIn = Scope<AdminActor | CustomerActor>
type RoleBody = z.output<NonNullable<typeof createRole.body>>

/** A custom role as its row keeps it. */
export interface OwnRole {
  name: Text
  about: Text | null
  permissions: Grants
}

const audienceOf = ({ actor }: SignedIn): RoleAudience => (actor.kind === 'admin' ? 'staff' : 'customer')
/** Changes of staff's roles are for super-admins to read, as all changes of staff are. */
const actionOf = <What extends 'created' | 'changed' | 'removed'>(scope: SignedIn, what: What) =>
  audienceOf(scope) === 'staff' ? (`staffRole.${what}` as const) : (`role.${what}` as const)
const ownerOf = ({ actor }: SignedIn): string | null => (actor.kind === 'admin' ? null : actor.userId)

/**
 * The role that a body describes. Throws `bad_request` for one that permits nothing, what no custom role permits, or more than the caller may do
 * themselves, and `conflict` for a name that another role has.
 */
export async function readOwnRole(
  trx: Trx,
  scope: SignedIn,
  body: RoleBody,
  id: string | null = null,
): Promise<OwnRole> {
  const audience = audienceOf(scope)
  const { locale, actor } = scope
  if (permitsNothing(body.permissions)) throw wrong('permissions', translate(locale, 'roles.permitsNothing'))
  const kept = beyond(body.permissions, ownRoleChoices(audience))
  if (!permitsNothing(kept)) {
    const what = grantLines(kept, locale).join('; ')
    throw wrong('permissions', translate(locale, 'roles.kept', { what }))
  }
  const permissions = completeGrants(audience, body.permissions)
  if (!covers(actor.permissions, permissions)) {
    const what = grantLines(beyond(permissions, actor.permissions ?? {}), locale).join('; ')
    throw wrong('permissions', translate(locale, 'roles.moreThanOwn', { what }))
  }
  const name = text(body.name, body.nameHi ?? body.name)
  await assertNameFree(trx, scope, name, id)
  const about = body.about || body.aboutHi
  return { name, permissions, about: about ? text(body.about || about, body.aboutHi || about) : null }
}

const wrong = (field: string, message: string) => new Problem('bad_request', message, [{ field, message }])

async function assertNameFree(trx: Trx, scope: SignedIn, name: Text, id: string | null): Promise<void> {
  for (const [field, locale] of [
    ['name', 'en'],
    ['nameHi', 'hi'],
  ] as const) {
    const twin = await rolesOf(trx, scope)
      .where(sql<boolean>`lower(name ->> ${locale}) = lower(${name[locale]})`)
      .where('id', 'is distinct from', id)
      .executeTakeFirst()
    if (!twin) continue
    const message = translate(scope.locale, 'roles.nameTaken', { name: name[locale] })
    throw new Problem('conflict', message, [{ field, message }])
  }
}

/** The built-in roles of the actor's side, and the custom ones of staff or of the account. */
function rolesOf(trx: Trx, scope: SignedIn) {
  const owner = ownerOf(scope)
  return trx
    .selectFrom('roles')
    .select('id')
    .where('audience', '=', audienceOf(scope))
    .where(eb => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', owner)]))
}

/** Throws `conflict` beyond the number of custom roles. */
export async function insertOwnRole(trx: Trx, scope: SignedIn, role: OwnRole, reason?: string): Promise<string> {
  const count = limits.ownRoles
  const own = await rolesOf(trx, scope).where('built_in', '=', false).execute()
  if (own.length >= count) throw new Problem('conflict', translate(scope.locale, 'roles.tooMany', { count }))
  const id = newId('rol')
  await trx
    .insertInto('roles')
    .values({ id, audience: audienceOf(scope), owner_id: ownerOf(scope), built_in: false, ...columnsOf(role) })
    .execute()
  await audit(trx, scope, {
    action: actionOf(scope, 'created'),
    subject: id,
    ...(reason && { reason }),
    data: { after: inWords(role) },
  })
  return id
}

/** Locks a custom role of the actor's side. Throws `not_found`, also for another account's, and `conflict` for a built-in one. */
export async function lockOwnRole(trx: Trx, scope: SignedIn, id: string): Promise<OwnRole> {
  const row = await trx
    .selectFrom('roles')
    .select(['id', 'name', 'about', 'permissions', 'built_in'])
    .where('id', 'in', rolesOf(trx, scope).where('id', '=', id))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('role')
  if (row.built_in) throw new Problem('conflict', translate(scope.locale, 'roles.builtIn'))
  return { name: row.name, about: row.about, permissions: knownGrants(row.permissions) }
}

export async function updateOwnRole(
  trx: Trx,
  scope: SignedIn,
  id: string,
  { before, after, reason }: { before: OwnRole; after: OwnRole; reason?: string },
): Promise<void> {
  await trx.updateTable('roles').set(columnsOf(after)).where('id', '=', id).execute()
  const data = { before: inWords(before), after: inWords(after) }
  await audit(trx, scope, { action: actionOf(scope, 'changed'), subject: id, ...(reason && { reason }), data })
}

/** Throws `conflict` with the names of those who have it, and for the role of people who come first by single sign-on. */
export async function deleteOwnRole(
  trx: Trx,
  scope: SignedIn,
  id: string,
  { role, holders, reason }: { role: OwnRole; holders: readonly string[]; reason?: string },
): Promise<void> {
  if (holders.length > 0) {
    const shown = holders.slice(0, SHOWN_HOLDERS).join(', ')
    const names = holders.length > SHOWN_HOLDERS ? `${shown} …` : shown
    throw new Problem('conflict', translate(scope.locale, 'roles.inUse', { count: holders.length, names }))
  }
  const chosen = await trx.selectFrom('sso_connections').select('id').where('default_role', '=', id).executeTakeFirst()
  if (chosen) throw new Problem('conflict', translate(scope.locale, 'roles.isDefault'))
  await trx.deleteFrom('roles').where('id', '=', id).execute()
  await audit(trx, scope, {
    action: actionOf(scope, 'removed'),
    subject: id,
    ...(reason && { reason }),
    data: { before: inWords(role) },
  })
}

const SHOWN_HOLDERS = 5

const columnsOf = ({ name, about, permissions }: OwnRole) => ({
  name: JSON.stringify(name),
  about: about && JSON.stringify(about),
  permissions: JSON.stringify(permissions),
})

/** In both languages, because readers of the log read either. */
function inWords({ name, permissions }: OwnRole) {
  const rights = grantsInWords(permissions)
  return { name: name.en, nameHi: name.hi, rights: rights.en, rightsHi: rights.hi }
}
