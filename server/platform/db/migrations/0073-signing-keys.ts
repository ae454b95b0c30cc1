import { type Kysely, sql } from 'kysely'

/** The installation's own authority for documents (decision 0055): a root and what it issued. Keys are sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table signing_keys (
    id text primary key,
    role text not null,
    certificate text not null,
    key_sealed text not null,
    ends_at timestamptz not null,
    created_at timestamptz not null default now()
  )`.execute(db)
}
