import { type Kysely, sql } from 'kysely'

/**
 * Files that customers hand over to be read (decision 0060). The content lies in the object store, sealed with a key of its own. Deleting a
 * file drops that key with the content; the row stays as proof.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table files (
    id text primary key,
    user_id text not null references users,
    verification_id text references verifications,
    name_sealed text,
    type text not null,
    bytes integer not null,
    sha256 text not null,
    key_sealed text,
    keep_until timestamptz not null,
    deleted_at timestamptz,
    created_at timestamptz not null default now(),
    check ((key_sealed is null) = (deleted_at is not null)))`,
  `create index files_of_verification on files (verification_id)`,
  `create index files_due on files (keep_until) where deleted_at is null`,
  `create table file_settings (
    user_id text primary key references users,
    keep_days integer not null)`,
  `create index verifications_queued on verifications (id) where status = 'queued'`,
]
