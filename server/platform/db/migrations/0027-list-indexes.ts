import { type Kysely, sql } from 'kysely'

export const id = '0027-list-indexes'

/**
 * A list's filters by days, and by status beside another filter, are decided in the index, without the rows. Nothing reads a
 * customer's checks by time alone any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `drop index verifications_day, verifications_page, verifications_status, verifications_outcome, verifications_requester,
    verifications_console`,
  `create index verifications_page on verifications (user_id, product, id desc, created_at)`,
  `create index verifications_status on verifications (user_id, product, status, id desc, created_at)`,
  `create index verifications_outcome on verifications (user_id, product, outcome, id desc, created_at)
    where outcome is not null`,
  `create index verifications_requester on verifications (user_id, product, requested_by, id desc, created_at, status)`,
  `create index verifications_console on verifications (user_id, product, id desc, created_at, status)
    where channel = 'console'`,
]
