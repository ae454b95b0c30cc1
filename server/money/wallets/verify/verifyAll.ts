import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'

/** Each query returns records; those with a fault are inconsistent. `id` names the record. */
export type Faults = readonly RawBuilder<{ id: string; fault: string | null }>[]

/** Counts a table, and returns the first inconsistency that a query finds. */
export async function verifyAll(
  db: Db,
  table: string,
  faults: Faults,
): Promise<{ count: number; broken: string | null }> {
  const { rows } = await sql<{ count: number }>`select count(*)::bigint as count from ${sql.table(table)}`.execute(db)
  const count = rows[0]?.count ?? 0
  for (const fault of faults) {
    const found = await sql<{ id: string; fault: string }>`
      select id, fault from (${fault}) judged where fault is not null order by id limit 1`.execute(db)
    const [first] = found.rows
    if (first) return { count, broken: `${first.id}: ${first.fault}` }
  }
  return { count, broken: null }
}
