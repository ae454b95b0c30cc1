import { sql } from 'kysely'
import type { CourtCase, SearchedCourt } from '../../../contracts/court/courtCase.ts'
import type { InputOf } from '../../../contracts/products/index.ts'
import { courtCodeOf } from '../../engines/courts/cnr.ts'
import { nameKeys } from '../../engines/courts/nameKeys.ts'
import type { Db } from '../../platform/context.ts'

export type CourtInput = InputOf<'court-case-check'>

/** Candidates that are classified; those that share most keys with the name come first. */
const MAX_CANDIDATES = 200
const MAX_COURTS = 100

/** The cases of our copy that may concern the subject of a check. */
export async function findInCopy(db: Db, input: CourtInput): Promise<CourtCase[]> {
  if (input.cnr) return findByCnr(db, input.cnr)
  const keys = nameKeys(input.name ?? '')
  if (keys.length === 0) return []
  // One key is enough for a name of one word; otherwise a namesake by surname alone would fill the list.
  const shared = sql<number>`cardinality(array(
    select unnest(party.keys) intersect select unnest(${keys}::text[])))`
  const { rows } = await sql<{ body: CourtCase }>`
    select found.body from (
      select party.cnr, max(${shared}) as shared
      from court_parties party
      where party.keys && ${keys}::text[] and ${shared} >= ${Math.min(2, keys.length)}
      group by party.cnr
    ) ranked join court_cases found on found.cnr = ranked.cnr
    order by ranked.shared desc, found.state = ${input.state ?? null}::text desc nulls last, found.cnr
    limit ${MAX_CANDIDATES}`.execute(db)
  return rows.map(({ body }) => body)
}

async function findByCnr(db: Db, cnr: string): Promise<CourtCase[]> {
  const row = await db.selectFrom('court_cases').select('body').where('cnr', '=', cnr).executeTakeFirst()
  return row ? [row.body] : []
}

/** The courts of our copy that a search covers, with the day of the copy of each. */
export async function courtsInCopy(
  db: Db,
  { cnr, state }: Pick<CourtInput, 'cnr' | 'state'>,
): Promise<SearchedCourt[]> {
  let courts = db.selectFrom('court_courts').selectAll()
  if (cnr) courts = courts.where('code', '=', courtCodeOf(cnr))
  else if (state) courts = courts.orderBy(sql`case when state = ${state} then 0 else 1 end`)
  const rows = await courts.orderBy('state').orderBy('name').limit(MAX_COURTS).execute()
  return rows.map(({ name, state: of, from_year, copied_on }) => ({
    court: name,
    state: of,
    fromYear: from_year,
    copiedOn: copied_on.slice(0, 10),
  }))
}
