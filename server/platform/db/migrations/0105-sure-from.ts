import { type Kysely, sql } from 'kysely'

export const id = '0105-sure-from'

/**
 * The confidence of a field has become the measured share of values that are right (docs/how-sure-we-are.md). 85 was the limit on the reader's own scale: where it
 * was never changed, the new one takes its place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [`update document_kinds set sure_from = 95 where sure_from = 85`]
