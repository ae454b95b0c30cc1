import type { ListInSearch } from '../../../contracts/products/amlScreen.ts'
import type { ListFormat, ListKind, ListOrigin } from '../../../contracts/screening/watchLists.ts'
import type { Db } from '../../platform/context.ts'

export interface SearchedList extends ListInSearch {
  id: string
  origin: ListOrigin
  isOwn: boolean
}

const kindsOf = {
  all: ['sanctions', 'pep', 'adverse_media', 'own'],
  sanctions: ['sanctions'],
  sanctions_pep: ['sanctions', 'pep'],
  own: ['own'],
} as const satisfies Record<string, readonly ListKind[]>

/** The current versions of everybody's lists and of the account's own ones. */
export async function listsToSearch(
  db: Db,
  userId: string | null,
  choice: keyof typeof kindsOf = 'all',
): Promise<SearchedList[]> {
  const rows = await db
    .selectFrom('screening_lists as list')
    .innerJoin('screening_list_versions as version', join =>
      join.onRef('version.list_id', '=', 'list.id').onRef('version.number', '=', 'list.current_version'),
    )
    .select(['list.id', 'list.owner_id', 'list.name', 'list.kind', 'number', 'published_on', 'finished_at', 'entries'])
    .select(['imported_by', 'format'])
    .where('removed_at', 'is', null)
    .where('list.kind', 'in', kindsOf[choice])
    .where(eb => eb.or([eb('owner_id', 'is', null), ...(userId === null ? [] : [eb('owner_id', '=', userId)])]))
    .orderBy('list.name')
    .orderBy('list.id')
    .execute()
  return rows.map(({ id, owner_id, name, kind, number, published_on, finished_at, entries, ...version }) => ({
    id,
    isOwn: owner_id !== null,
    list: name,
    kind,
    origin: originOf(version),
    version: number,
    date: published_on ?? (finished_at as string).slice(0, 10),
    entries,
  }))
}

/** Of the version that is searched: a real file may have replaced the sandbox's. */
export const originOf = ({ imported_by, format }: { imported_by: string; format: ListFormat | null }): ListOrigin =>
  imported_by === SANDBOX ? 'sample' : format === 'own-csv' ? 'own' : 'published'

/** Who imports the sandbox's lists. */
const SANDBOX = 'sandbox'
