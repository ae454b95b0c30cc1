import { type Kysely, sql } from 'kysely'

export const id = '0196-passkeys'

/** Passkeys of customers, sub-users and staff; and when a session was started or proven with one (decision 0134). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table passkeys (
    id text primary key,
    owner_id text not null check (owner_id = coalesce(sub_user_id, user_id, admin_id)),
    user_id text references users,
    sub_user_id text references sub_users,
    admin_id text references admins,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null check (counter >= 0),
    transports text[] not null,
    backed_up boolean not null,
    rp_id text not null,
    name text not null check (char_length(name) between 1 and 60),
    device text,
    created_at timestamptz not null default now(),
    last_used_at timestamptz,
    check ((user_id is null) <> (admin_id is null)),
    check (sub_user_id is null or user_id is not null))`,

  `create index passkeys_owner on passkeys (owner_id)`,

  `alter table sessions add column passkey_at timestamptz`,
]
