import { type Kysely, sql } from 'kysely'

/**
 * A check may wait for a person (decision 0053): until when it should have ended, when it is given up, and, sealed, what is needed
 * to go on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table verifications add column due_at timestamptz, add column expires_at timestamptz, add column pending_sealed text`,
  `create index verifications_waiting on verifications (expires_at) where status = 'awaiting_person'`,
]
