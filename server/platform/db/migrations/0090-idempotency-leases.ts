import { type Kysely, sql } from 'kysely'

/** The HTTP status of a stored reply, null for those of older versions, and how often the work has begun, which ends earlier leases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table idempotency_keys
    add column status_code integer,
    add column attempts integer not null default 1`.execute(db)
}
