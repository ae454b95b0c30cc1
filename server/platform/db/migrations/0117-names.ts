import { type Kysely, sql } from 'kysely'

/** The kind of document that was requested. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table document_readings rename column asked to requested`,
]
