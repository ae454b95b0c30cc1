import { type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Rows of a table as one JSON parameter, to select from: with one per value, a batch would have 18,000, and even a single row costs
 * more. A column that a row lacks is null, not its default.
 */
export const jsonRows = (table: keyof Schema, rows: readonly object[]): RawBuilder<unknown> =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${toWellFormedJson(rows)}::json)`

/** The cause of a row that is inserted without a condition, where others name a common table expression. */
export const always = sql`(select) as always`

/** Replaces lone surrogates, which JavaScript escapes in JSON and PostgreSQL refuses. */
function toWellFormedJson(rows: readonly object[]): string {
  const json = JSON.stringify(rows)
  if (!json.includes('\\ud')) return json
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))
}
