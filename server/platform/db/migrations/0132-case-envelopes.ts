import { type Kysely, sql } from 'kysely'

/** The envelopes that steps of cases have made, until the step has been told how they ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table case_envelopes (
    envelope_id text primary key,
    case_id text not null references cases on delete cascade,
    step text not null,
    round integer not null,
    recipient text not null,
    followed_at timestamptz)`,
  `create index case_envelopes_open on case_envelopes (envelope_id) where followed_at is null`,
]
