import { type Kysely, sql } from 'kysely'

/** Codes that belong to the browser that asked for them, and tries of the others by caller (decision 0073). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Codes that were sent before can be entered without a handle.
  `alter table otp_codes add column has_handle boolean not null default false`,

  `create table otp_tries (
    code_id text not null references otp_codes on delete cascade,
    caller text not null,
    tries integer not null,
    primary key (code_id, caller))`,
]
