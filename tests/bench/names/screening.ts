import { sql } from 'kysely'
import {
  byRelevance,
  compareSubjects,
  type NameSubject,
  SAME_NAME,
  searchKeys,
  searchText,
} from '../../../server/engines/names/index.ts'
import type { Db } from '../../../server/platform/context.ts'
import { findNameCandidates } from '../../../server/screening/search/findNameCandidates.ts'

const anywhere = sql<boolean>`n.list_id = 'list' and n.since <= 1 and (n.until is null or n.until >= 1)`

/** What a screen does: candidates from the index, compared one by one. `entry` says what a list has beside the name. */
export async function screen(db: Db, subject: NameSubject, entry: (place: number) => Partial<NameSubject>) {
  const name = subject.names[0]?.name ?? ''
  const candidates = await findNameCandidates(db, { text: searchText(name), keys: searchKeys(name), where: anywhere })
  return candidates
    .map(candidate => {
      const place = Number(candidate.entityId.slice(1))
      return { place, ...compareSubjects(subject, { names: [{ name: candidate.name ?? '' }], ...entry(place) }) }
    })
    .filter(({ score }) => score >= SAME_NAME)
    .sort(byRelevance)
}
