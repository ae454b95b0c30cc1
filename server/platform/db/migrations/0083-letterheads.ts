import { type Kysely, sql } from 'kysely'

/** What customers put at the head of their reports: a logo and a name (decision 0067). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A logo is there with everything that belongs to it, or not at all.
  `create table letterheads (
    user_id text primary key references users,
    name_sealed text,
    logo_id text unique,
    logo_key_sealed text,
    logo_width integer,
    logo_height integer,
    logo_bytes integer,
    logo_sha256 text,
    logo_changed_at timestamptz,
    check (num_nonnulls(logo_id, logo_key_sealed, logo_width, logo_height, logo_bytes, logo_sha256, logo_changed_at) in (0, 7)))`,
]
