import { type Kysely, sql } from 'kysely'

/** When the proofs of a sealed document are looked at again (docs/decisions/0092). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table envelopes add column archive_at timestamptz',
  `create index envelopes_to_archive on envelopes (archive_at) where state = 'completed'`,
]
