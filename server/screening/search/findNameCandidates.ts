import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/context.ts'

export interface NameSearch {
  /** The name as `searchText` writes it. */
  text: string
  /** The name's `searchKeys`; for customers' own lists also their keyed hashes. */
  keys: readonly string[]
  /** Which rows of `screening_names`, called `n`: of which lists and versions. */
  where: RawBuilder<boolean>
  limit?: number
}

export interface NameCandidate {
  entityId: string
  listId: string
  /** The index in the entity's names. */
  position: number
  quality: 'primary' | 'strong' | 'weak'
  /** Null in a customer's own list, whose names are sealed. */
  name: string | null
}

/** As many as may be compared in a few milliseconds. Measured: the right entry is among the first ten of a hundred. */
const MOST = 60

/**
 * The names that may be this one, the most similar first, to be compared in the node. Found by keys in the GIN index, which leaves some
 * hundred of a million; ranked by their trigrams, or where the text is sealed by how many keys they share. No name without a key in common.
 */
export async function findNameCandidates(
  db: Db,
  { text, keys, where, limit = MOST }: NameSearch,
): Promise<NameCandidate[]> {
  if (keys.length === 0) return []
  const asked = sql`${[...keys]}::text[]`
  const { rows } = await sql<NameCandidate>`
    select n.entity_id as "entityId", n.list_id as "listId", n.position, n.quality, n.name
    from screening_names n
    where n.name_keys && ${asked} and ${where}
    order by case when n.search_text is null
      then cardinality(array(select unnest(n.name_keys) intersect select unnest(${asked})))::real / ${keys.length}::integer
      else similarity(n.search_text, ${text}) end desc, n.entity_id, n.position
    limit ${limit}`.execute(db)
  return rows
}
