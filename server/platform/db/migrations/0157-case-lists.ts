import { type Kysely, sql } from 'kysely'

/** A page of an account's cases is read in its order, however many cases have ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create index cases_by_creation on cases (user_id, created_at desc nulls last, id desc)',
  'create index cases_by_end on cases (user_id, ended_at desc nulls last, id desc)',
]
