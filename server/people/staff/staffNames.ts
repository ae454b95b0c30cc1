import type { Db } from '../../platform/context.ts'

/** The names of members of staff by their ids; an id that is none of theirs, such as a command's, stands for itself. */
export async function staffNames(db: Db, ids: readonly string[]): Promise<(id: string) => string> {
  if (ids.length === 0) return id => id
  const rows = await db
    .selectFrom('admins')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const known = new Map(rows.map(({ id, name }) => [id, name]))
  return id => known.get(id) ?? id
}
