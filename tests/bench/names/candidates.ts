import { listsToSearch } from '../../../server/screening/screen/listsToSearch.ts'
import { findCandidates } from '../../../server/screening/search/findCandidates.ts'
import { withImportedList } from '../screening/importedList.ts'
import { entryId, peopleFrom } from '../screening/listFile.ts'
import { fullName } from './perturb.ts'
import { changedNames, isHit } from './retrieval.ts'
import type { IndicNames } from './sets/indicNames.ts'

const ENTRIES = 100_000
const ASKED = 4_000

/** Of entries that compare at a screening's threshold with a changed name, on a long list: the share that is among those which a screening compares. */
export function comparedOnList(seed: number, names: IndicNames) {
  const common = peopleFrom(seed, ENTRIES)
  const asked = changedNames(seed + 1, common, ASKED, names)
  const listed = [...new Set([...common, ...asked.map(({ person }) => person)])]
  return withImportedList('postgres', listed, async ({ ctx }) => {
    const lists = await listsToSearch(ctx.db, null, 'all')
    const rows = await ctx.db.selectFrom('screening_entities').select(['id', 'source_id']).execute()
    const idOf = new Map(rows.map(row => [row.source_id, row.id]))
    const placeOf = new Map(listed.map((person, place) => [person, place]))
    const missed: string[] = []
    let pairs = 0
    for (const { person, name } of asked) {
      if (!isHit(fullName(person), name)) continue
      pairs++
      const ids = await findCandidates(ctx, { name, isPerson: true, lists, userId: null, threshold: 80 })
      if (!ids.includes(idOf.get(entryId(placeOf.get(person) ?? -1)) ?? ''))
        missed.push(`${fullName(person)} | ${name}`)
    }
    return { entries: listed.length, pairs, recall: 1 - missed.length / pairs, missed }
  })
}
