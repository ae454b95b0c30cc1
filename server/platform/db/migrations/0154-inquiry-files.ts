import { type Kysely, sql } from 'kysely'

/** Inquiries that were started by one file: the file's id and the row (docs/decisions/0117). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table inquiries add column file_id text',
  'alter table inquiries add column file_row integer',
  'create index inquiries_file on inquiries (user_id, file_id, file_row) where file_id is not null',
]
