import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

const BATCH = 5_000

/**
 * Removes the entries that only versions after `current` have (imports that failed or were rolled back), and lets those that such a
 * version had ended go on. Nobody searches them meanwhile, so it may be killed and repeated.
 */
export async function discardUnused(
  { db }: Pick<Context, 'db'>,
  listId: string,
  current: number | null,
): Promise<void> {
  const newest = current ?? 0
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from screening_entities where id in (
        select id from screening_entities where list_id = ${listId} and since > ${newest} limit ${BATCH})`.execute(db)
    if (numAffectedRows === 0n) break
  }
  await db.transaction().execute(async trx => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`
      update screening_names as name set until = null from screening_entities as entity
      where entity.id = name.entity_id and entity.list_id = ${listId} and entity.until >= ${newest}`.execute(trx)
    await sql`update screening_entities set until = null where list_id = ${listId} and until >= ${newest}`.execute(trx)
  })
  await sql`
    delete from screening_import_entries where version_id in (
      select id from screening_list_versions where list_id = ${listId})`.execute(db)
}

/** Deletes the entries of lists that were removed; their versions stay as a record. */
export async function deleteRemovedEntries({ db }: Pick<Context, 'db'>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from screening_entities where id in (
        select entity.id from screening_entities as entity join screening_lists as list on list.id = entity.list_id
        where list.removed_at is not null limit ${BATCH})`.execute(db)
    if (numAffectedRows === 0n) return
  }
}
