import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'

/** Each query returns records; those with a flaw are inconsistent. `id` names the record. */
export type Flaws = readonly RawBuilder<{ id: string; flaw: string | null }>[]

/** Counts a table, and returns the first inconsistency that a query finds. */
export async function verifyAll(
  db: Db,
  table: string,
  flaws: Flaws,
): Promise<{ count: number; broken: string | null }> {
  const { rows } = await sql<{ count: number }>`select count(*)::bigint as count from ${sql.table(table)}`.execute(db)
  const count = rows[0]?.count ?? 0
  for (const flaw of flaws) {
    const found = await sql<{ id: string; flaw: string }>`
      select id, flaw from (${flaw}) judged where flaw is not null order by id limit 1`.execute(db)
    const [first] = found.rows
    if (first) return { count, broken: `${first.id}: ${first.flaw}` }
  }
  return { count, broken: null }
}
