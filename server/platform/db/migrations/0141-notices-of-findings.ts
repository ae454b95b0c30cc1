import { type Kysely, sql } from 'kysely'

/** A notice is about the findings of its time: one that follows on new findings stands beside the earlier one, with its dispute and answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table case_notices drop constraint case_notices_case_id_key',
  'create index case_notices_case on case_notices (case_id, sent_at)',
]
