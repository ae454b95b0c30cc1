import { type Kysely, sql } from 'kysely'
import { NAME_KEYS_VERSION, nameKeys } from '../../engines/courts/nameKeys.ts'
import type { Context } from '../../platform/context.ts'
import { withAdvisoryLock } from '../../platform/db/advisoryLock.ts'
import { jsonRows } from '../../platform/db/jsonRows.ts'
import type { Schema } from '../../platform/db/schema.ts'

/** Arbitrary but the same on every node. */
const LOCK = 7_283_463
const BATCH = 500

/** Makes the keys of parties anew that an earlier version of the server stored, before anybody is searched for. Resolves to the number of cases. */
export const rekeyParties = ({ db }: Pick<Context, 'db'>): Promise<number> =>
  withAdvisoryLock(db, LOCK, async connection => {
    let [last, count] = ['', 0]
    for (;;) {
      const cnrs = await staleCases(connection, last)
      if (cnrs.length === 0) return count
      await rekeyBatch(connection, cnrs)
      last = cnrs.at(-1) ?? last
      count += cnrs.length
    }
  })

async function staleCases(db: Kysely<Schema>, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('court_parties')
    .select('cnr')
    .distinct()
    .where('cnr', '>', after)
    .where('keys_version', '<', NAME_KEYS_VERSION)
    .orderBy('cnr')
    .limit(BATCH)
    .execute()
  return rows.map(({ cnr }) => cnr)
}

async function rekeyBatch(db: Kysely<Schema>, cnrs: readonly string[]): Promise<void> {
  const cases = await db.selectFrom('court_cases').select(['cnr', 'body']).where('cnr', 'in', cnrs).execute()
  const rows = cases.flatMap(({ cnr, body }) =>
    body.parties.map((party, position) => ({
      cnr,
      position,
      keys: nameKeys(party.name),
      keys_version: NAME_KEYS_VERSION,
    })),
  )
  await sql`
    update court_parties as stored set keys = made.keys, keys_version = made.keys_version
    from ${jsonRows('court_parties', rows)} as made
    where stored.cnr = made.cnr and stored.position = made.position`.execute(db)
}
