import type { Selectable } from 'kysely'
import { contentHash } from '../../engines/lists/cleanEntity.ts'
import type { ListEntity } from '../../engines/lists/entity.ts'
import { NAME_KEYS_VERSION, nameKeys, searchText } from '../../engines/names/nameKeys.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { newId } from '../../platform/identity/ids.ts'
import type { Vault } from '../../platform/vault.ts'

export interface EntryRows {
  /** As the file writes it, for messages. */
  sourceId: string
  entity: Selectable<Schema['screening_entities']>
  names: Selectable<Schema['screening_names']>[]
}

/**
 * An entry's rows. Those of a customer's own list are sealed, their ids and hashes keyed, and their names only found by keyed
 * hashes of phonetic keys (decision 0041).
 */
export function entryRows(
  vault: Vault,
  { listId, number, ownerId }: { listId: string; number: number; ownerId: string | null },
  entity: ListEntity,
): EntryRows {
  const id = newId('ent')
  const span = { list_id: listId, since: number, until: null, kind: entity.kind }
  const hash = contentHash(entity)
  const isOwn = ownerId !== null
  const keyed = (kind: string, value: string) => (isOwn ? vault.index(`${kind}:${ownerId}`, value) : value)
  const keysOf = storedKeys(vault, ownerId)
  return {
    sourceId: entity.sourceId,
    entity: {
      ...span,
      id,
      source_id: keyed('entry', entity.sourceId),
      content_hash: keyed('entry-content', hash),
      data: isOwn ? null : entity,
      data_sealed: isOwn ? vault.seal(JSON.stringify(entity), { column: 'screening_entities.data_sealed', id }) : null,
    },
    names: entity.names.map(({ name, quality }, position) => ({
      ...span,
      entity_id: id,
      position,
      quality,
      name: isOwn ? null : name,
      ...keysOf(name),
    })),
  }
}

/** How a name is found: by its sounds, of a customer's own list by their keyed hashes. */
export const storedKeys = (vault: Pick<Vault, 'index'>, ownerId: string | null) => (name: string) => ({
  search_text: ownerId === null ? searchText(name) : null,
  name_keys: nameKeys(name).map(key => (ownerId === null ? key : vault.index(`name-key:${ownerId}`, key))),
  keys_version: NAME_KEYS_VERSION,
})

interface StoredEntry {
  id: string
  data: unknown
  data_sealed: string | null
}

/** The entry of a row, which is sealed if it is of a customer's own list. */
export const openEntity = (vault: Vault, { id, data, data_sealed }: StoredEntry): ListEntity =>
  data_sealed === null
    ? (data as ListEntity)
    : (JSON.parse(vault.open(data_sealed, { column: 'screening_entities.data_sealed', id })) as ListEntity)
