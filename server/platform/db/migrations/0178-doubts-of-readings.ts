import { type Kysely, sql } from 'kysely'

export const id = '0178-doubts-of-readings'

/**
 * How many fields of a reading a person should look at, and who set the threshold of a kind of document (decision 0123). What was read before
 * has no count: unknown is not none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table document_readings add column fields integer, add column doubted integer`,
  `alter table document_kinds add column changed_by text references admins, add column reason text`,
]
