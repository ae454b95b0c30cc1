import { sql } from 'kysely'
import type { Trx } from '../platform/context.ts'
import { jsonRows } from '../platform/db/jsonRows.ts'
import type { Schema } from '../platform/db/schema.ts'

const BATCH = 2_000

/** Inserts many rows in batches. */
export async function insertRows(trx: Trx, table: keyof Schema, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map(column => sql.ref(column)))
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = jsonRows(table, rows.slice(from, from + BATCH))
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${batch}`.execute(trx)
  }
}
