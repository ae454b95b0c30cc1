import { sql } from 'kysely'
import { audienceOf, builtInRoles, builtInRolesRevision } from '../../../contracts/people/builtInRoles.ts'
import { type BuiltInRole, roleNames } from '../../../contracts/people/roles.ts'
import type { Db } from './schema.ts'

/** Brings the rows of the built-in roles up to this version, unless a newer one has; nothing else may change them. */
export async function writeBuiltInRoles(db: Db): Promise<void> {
  const rows = (Object.keys(builtInRoles) as BuiltInRole[]).map(id => ({
    id,
    audience: audienceOf(id),
    name: JSON.stringify(roleNames[id]),
    about: JSON.stringify(builtInRoles[id].about),
    permissions: JSON.stringify(builtInRoles[id].permissions),
    built_in: true,
    revision: builtInRolesRevision,
  }))
  const write = async (trx: Db) => {
    await sql`select set_config('satyapan.built_in_roles', 'write', true)`.execute(trx)
    await trx
      .insertInto('roles')
      .values(rows)
      .onConflict(known =>
        known
          .column('id')
          .doUpdateSet(eb => ({
            name: eb.ref('excluded.name'),
            about: eb.ref('excluded.about'),
            permissions: eb.ref('excluded.permissions'),
            revision: eb.ref('excluded.revision'),
          }))
          .whereRef('roles.revision', '<', 'excluded.revision'),
      )
      .execute()
    await sql`select set_config('satyapan.built_in_roles', '', true)`.execute(trx)
  }
  await (db.isTransaction ? write(db) : db.transaction().execute(write))
}
