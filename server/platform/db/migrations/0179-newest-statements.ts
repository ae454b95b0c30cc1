import { type Kysely, sql } from 'kysely'

export const id = '0179-newest-statements'

/** The order of the list of statement files, and the period of its figures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create index bank_statement_files_newest on bank_statement_files (created_at desc nulls last, id desc)`,
  `create index bank_statement_files_of_bank on bank_statement_files (bank, created_at desc nulls last, id desc)`,
  `create index bank_statement_files_of_user on bank_statement_files (user_id, created_at desc)`,
]
