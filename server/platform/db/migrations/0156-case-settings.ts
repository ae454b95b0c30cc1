import { type Kysely, sql } from 'kysely'

/** How long an account keeps the personal data of its own cases, which belong to no product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table case_settings (
    user_id text primary key references users,
    keep_days integer check (keep_days between 1 and 3650))`,
  `create index cases_general_to_erase on cases (user_id, ended_at) where product = 'general' and erased_at is null`,
]
