import { type RawBuilder, sql } from 'kysely'
import { searchGroups, searchKeys, searchText } from '../../engines/names/nameKeys.ts'
import { isInitial, parseName } from '../../engines/names/parseName.ts'
import type { Db } from '../../platform/context.ts'
import type { Vault } from '../../platform/vault.ts'

/**
 * Entries with a name that shares keys with the one asked for (`searchGroups`), those that read most like it first; the
 * rest is never compared.
 */
const MAX_CANDIDATES = 200
/**
 * As many are enough where each word is written out: of 3,000 changed names on a list of 100,000, the entry that was meant stood
 * among the first 31. Initials read like nothing, and a script that leaves sounds open reads otherwise than its Latin form, so they take all.
 */
const USUAL_CANDIDATES = 60
/**
 * Where each word is written out, an entry less similar than this is compared only if it is among the first ones. Of 3,210
 * pairs that compare at 0.8, on a list of 100,000, 107 are cut off: as many as by the first 60 of all that share a key.
 */
const MIN_SIMILAR = 0.25
const FIRST = 24
/**
 * From this threshold of a hit on, in per cent, the two rules hold that save time: keys that are asked for together, and the cut by similarity. Below it
 * they would lose one name in 300.
 */
const NARROW_FROM = 80
/** From this similarity on (of pg_trgm) entries are namesakes, which only a birth date or an identifier tells apart. */
const NAMESAKE = 0.7

interface Search {
  name: string
  isPerson: boolean
  lists: readonly { id: string; version: number; isOwn: boolean }[]
  /** The owner of the own lists. */
  userId: string | null
  /** The least score of a hit, in per cent. */
  threshold: number
}

/** The ids of entries to compare, of everybody's lists and of the account's own, whose names are only known by keyed hashes. */
export async function findCandidates({ db, vault }: { db: Db; vault: Vault }, search: Search): Promise<string[]> {
  const isBroad = search.threshold < NARROW_FROM
  const groups = isBroad ? searchKeys(search.name).map(key => [key]) : searchGroups(search.name)
  if (groups.length === 0) return []
  const shared = search.lists.filter(list => !list.isOwn)
  const own = search.lists.filter(list => list.isOwn)
  const hashed = groups.map(keys => keys.map(key => vault.index(`name-key:${search.userId}`, key)))
  const { words } = parseName(search.name)
  const isOpen = words.some(word => word.writing !== 'full')
  const rank = isOpen ? sql`${bySimilarity(search.name)} + ${bySharedKeys(groups)}` : bySimilarity(search.name)
  const alike = await find(db, { ...search, lists: shared, groups, rank })
  const isWrittenOut = !isOpen && !words.some(isInitial)
  const compared = isWrittenOut ? alike.filter(isBroad ? isUsual : isNearest) : alike
  const ofOwner = await find(db, { ...search, lists: own, groups: hashed, rank: bySharedKeys(hashed) })
  return [...compared, ...ofOwner].map(({ entity_id }) => entity_id)
}

const bySimilarity = (name: string) => sql`max(similarity(name.search_text, ${searchText(name)}))`

const isUsual = ({ rank }: Candidate, at: number) => at < USUAL_CANDIDATES || rank >= NAMESAKE

const isNearest = ({ rank }: Candidate, at: number) =>
  at < FIRST || (at < USUAL_CANDIDATES && rank >= MIN_SIMILAR) || rank >= NAMESAKE

type Groups = readonly (readonly string[])[]

const bySharedKeys = (groups: Groups) =>
  sql`max(cardinality(array(select unnest(name.name_keys) intersect select unnest(${groups.flat()}::text[]))))`

/** All keys of one group: each term is answered by the index of `name_keys` alone. */
function haveOneOf(groups: Groups): RawBuilder<boolean> {
  const alone = groups.flatMap(keys => (keys.length === 1 ? keys : []))
  const together = groups.filter(keys => keys.length > 1).map(keys => sql`name.name_keys @> ${keys}::text[]`)
  return sql`(${sql.join([sql`name.name_keys && ${alone}::text[]`, ...together], sql` or `)})`
}

interface Candidate {
  entity_id: string
  rank: number
}

interface Find extends Pick<Search, 'isPerson' | 'lists'> {
  groups: Groups
  rank: RawBuilder<unknown>
}

async function find(db: Db, { isPerson, lists, groups, rank }: Find): Promise<Candidate[]> {
  if (lists.length === 0) return []
  const kinds = isPerson ? ['person', 'other'] : ['organisation', 'vessel', 'aircraft', 'other']
  const { rows } = await sql<Candidate>`
    select name.entity_id, ${rank}::real as rank from screening_names as name
    join unnest(${lists.map(list => list.id)}::text[], ${lists.map(list => list.version)}::integer[]) as asked (id, version)
      on asked.id = name.list_id
    where ${haveOneOf(groups)} and name.kind = any(${kinds}::text[])
      and name.since <= asked.version and (name.until is null or name.until >= asked.version)
    group by name.entity_id
    order by rank desc, name.entity_id
    limit ${MAX_CANDIDATES}`.execute(db)
  return rows
}
