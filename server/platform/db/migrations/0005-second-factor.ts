import { type Kysely, sql } from 'kysely'

export const id = '0005-second-factor'

/** Two-step verification: the secret of an authenticator app, and recovery codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table second_factors (
    owner_id text primary key check (owner_id = coalesce(sub_user_id, user_id, admin_id)),
    user_id text references users,
    sub_user_id text references sub_users,
    admin_id text references admins,
    secret_sealed text not null,
    confirmed_at timestamptz,
    last_used_step integer,
    created_at timestamptz not null default now())`,

  `create table recovery_codes (
    owner_id text not null references second_factors on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (owner_id, code_hash))`,
]
