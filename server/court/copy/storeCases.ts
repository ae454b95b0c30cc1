import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CourtCase } from '../../../contracts/court/courtCase.ts'
import { NAME_KEYS_VERSION, nameKeys } from '../../engines/courts/nameKeys.ts'
import type { Db, Trx } from '../../platform/context.ts'
import { jsonRows } from '../../platform/db/jsonRows.ts'

const SHARE = 500

/** What a case says, as a short text that differs if anything in it does. */
export const digestOf = (one: CourtCase): string => createHash('sha256').update(JSON.stringify(one)).digest('hex')

/** Where the cases come from, and when. */
interface Provenance {
  source: string
  fetchedAt: string
}

/** Keeps what a source answered, in transactions of some hundred cases each. */
export async function storeCases(db: Db, cases: readonly CourtCase[], from: Provenance): Promise<void> {
  const known = [...new Map(cases.map(one => [one.cnr, one])).values()].sort((a, b) => (a.cnr < b.cnr ? -1 : 1))
  for (let at = 0; at < known.length; at += SHARE)
    await db.transaction().execute(trx => storeCasesIn(trx, known.slice(at, at + SHARE), from))
}

/** A new case is added, a known one replaced unless ours was fetched later. Each case may occur only once. */
export async function storeCasesIn(trx: Trx, cases: readonly CourtCase[], from: Provenance): Promise<void> {
  const rows = cases.map(one => ({
    cnr: one.cnr,
    state: one.state,
    body: one,
    digest: digestOf(one),
    source: from.source,
    fetched_at: from.fetchedAt,
  }))
  const { rows: stored } = await sql<{ cnr: string }>`
    insert into court_cases select made.* from ${jsonRows('court_cases', rows)} as made
    on conflict (cnr) do update set state = excluded.state, body = excluded.body, digest = excluded.digest,
      source = excluded.source, fetched_at = excluded.fetched_at
    where court_cases.fetched_at <= excluded.fetched_at
    returning cnr`.execute(trx)
  const cnrs = new Set(stored.map(({ cnr }) => cnr))
  const parties = cases
    .filter(({ cnr }) => cnrs.has(cnr))
    .flatMap(one =>
      one.parties.map((party, position) => ({
        cnr: one.cnr,
        position,
        keys: nameKeys(party.name),
        keys_version: NAME_KEYS_VERSION,
      })),
    )
  if (parties.length === 0) return
  await trx
    .deleteFrom('court_parties')
    .where('cnr', 'in', [...cnrs])
    .execute()
  await sql`insert into court_parties select made.* from ${jsonRows('court_parties', parties)} as made`.execute(trx)
}
