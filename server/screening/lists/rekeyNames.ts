import { type Kysely, sql } from 'kysely'
import { NAME_KEYS_VERSION } from '../../engines/names/nameKeys.ts'
import type { Context } from '../../platform/context.ts'
import { withAdvisoryLock } from '../../platform/db/advisoryLock.ts'
import { jsonRows } from '../../platform/db/jsonRows.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { openEntity, storedKeys } from './entryRows.ts'

/** Arbitrary but the same on every node. */
const LOCK = 7_283_462
const BATCH = 500

/**
 * Makes the keys of listed names anew that an earlier version of the server stored, before anybody is screened: a name is not found by keys that are
 * made in another way. One node does it, the others wait; a killed one leaves whole batches behind. Resolves to the number of entries.
 */
export const rekeyNames = ({ db, vault }: Pick<Context, 'db' | 'vault'>): Promise<number> =>
  withAdvisoryLock(db, LOCK, async connection => {
    let [last, count] = ['', 0]
    for (;;) {
      const ids = await staleEntities(connection, last)
      if (ids.length === 0) return count
      await rekeyBatch(connection, vault, ids)
      last = ids.at(-1) ?? last
      count += ids.length
    }
  })

async function staleEntities(db: Kysely<Schema>, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('screening_names')
    .select('entity_id')
    .distinct()
    .where('entity_id', '>', after)
    .where('keys_version', '<', NAME_KEYS_VERSION)
    .orderBy('entity_id')
    .limit(BATCH)
    .execute()
  return rows.map(({ entity_id }) => entity_id)
}

async function rekeyBatch(db: Kysely<Schema>, vault: Context['vault'], ids: readonly string[]): Promise<void> {
  const entities = await db
    .selectFrom('screening_entities as entity')
    .innerJoin('screening_lists as list', 'list.id', 'entity.list_id')
    .select(['entity.id', 'data', 'data_sealed', 'owner_id'])
    .where('entity.id', 'in', ids)
    .execute()
  const rows = entities.flatMap(entity => {
    const keysOf = storedKeys(vault, entity.owner_id)
    return openEntity(vault, entity).names.map(({ name }, position) => ({
      entity_id: entity.id,
      position,
      ...keysOf(name),
    }))
  })
  await sql`
    update screening_names as stored
    set name_keys = made.name_keys, search_text = made.search_text, keys_version = made.keys_version
    from ${jsonRows('screening_names', rows)} as made
    where stored.entity_id = made.entity_id and stored.position = made.position`.execute(db)
}
