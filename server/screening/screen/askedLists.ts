import type { AskedList } from '../../../contracts/products/amlScreen.ts'
import type { ListKind } from '../../../contracts/watchLists.ts'
import type { Db } from '../../platform/context.ts'

export interface SearchedList extends AskedList {
  id: string
  isOwn: boolean
}

const kindsOf = {
  all: ['sanctions', 'pep', 'adverse_media', 'own'],
  sanctions: ['sanctions'],
  sanctions_pep: ['sanctions', 'pep'],
  own: ['own'],
} as const satisfies Record<string, readonly ListKind[]>

/** The current versions of everybody's lists and of the account's own ones. */
export async function askedLists(
  db: Db,
  userId: string | null,
  asked: keyof typeof kindsOf = 'all',
): Promise<SearchedList[]> {
  const rows = await db
    .selectFrom('screening_lists as list')
    .innerJoin('screening_list_versions as version', join =>
      join.onRef('version.list_id', '=', 'list.id').onRef('version.number', '=', 'list.current_version'),
    )
    .select(['list.id', 'list.owner_id', 'list.name', 'list.kind', 'number', 'published_on', 'finished_at', 'entries'])
    .where('removed_at', 'is', null)
    .where('list.kind', 'in', kindsOf[asked])
    .where(eb => eb.or([eb('owner_id', 'is', null), ...(userId === null ? [] : [eb('owner_id', '=', userId)])]))
    .orderBy('list.name')
    .orderBy('list.id')
    .execute()
  return rows.map(({ id, owner_id, name, kind, number, published_on, finished_at, entries }) => ({
    id,
    isOwn: owner_id !== null,
    list: name,
    kind,
    version: number,
    date: published_on ?? (finished_at as string).slice(0, 10),
    entries,
  }))
}
