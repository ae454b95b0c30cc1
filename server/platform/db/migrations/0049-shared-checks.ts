import { type Kysely, sql } from 'kysely'

export const id = '0049-shared-checks'

/** Links that show one check to whoever has them. Only the token's hash is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table verification_shares (
      id text primary key,
      verification_id text not null references verifications (id),
      user_id text not null references users (id),
      token_hash text not null unique,
      created_by text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      openings integer not null default 0,
      last_opened_at timestamptz
    )`.execute(db)
  await sql`create index verification_shares_of on verification_shares (verification_id, id desc)`.execute(db)
}
