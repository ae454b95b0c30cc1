import { type Kysely, sql } from 'kysely'

export const id = '0054-lookup-retries'

/** Tokens for another lookup after the source was down that have been used; each works once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table challan_used_retries (id text primary key, expires_at timestamptz not null)`.execute(db)
  await sql`create index challan_used_retries_expired on challan_used_retries (expires_at)`.execute(db)
}
