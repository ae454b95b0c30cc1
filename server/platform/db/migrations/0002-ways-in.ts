import { type Kysely, sql } from 'kysely'

export const id = '0002-ways-in'

/** Sign-in by phone, password links, invited sub-users, one-time values, and the outcome of each message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create unique index users_phone on users (country_code, phone) where phone is not null`,

  `alter table otp_codes add column country_code text`,
  `alter table otp_codes add column client text`,
  `alter table otp_codes add column spent_at timestamptz`,

  // An invitation does not reserve its address: the first to accept it gets it.
  `alter table sub_users add column accepted_at timestamptz default now()`,
  `alter table sub_users add column access text not null default 'full' check (access in ('full', 'view'))`,
  `drop index sub_users_email`,
  `create unique index sub_users_email on sub_users (lower(email)) where accepted_at is not null`,
  `create unique index sub_users_invited on sub_users (user_id, email)`,

  `create table link_tokens (
    hash text primary key,
    purpose text not null check (purpose in ('reset', 'invite')),
    user_id text not null references users,
    sub_user_id text references sub_users,
    expires_at timestamptz not null,
    used_at timestamptz,
    created_at timestamptz not null default now())`,
  `create index link_tokens_holder on link_tokens (user_id, purpose)`,

  `alter table objects add column object_key text`,
  `alter table objects add column uploaded_at timestamptz default now()`,
  `create index objects_key on objects (object_key, id desc) where object_key is not null`,

  `create table spent_values (
    hash text primary key,
    expires_at timestamptz not null)`,
  `create index spent_values_old on spent_values (expires_at)`,

  `create table deliveries (
    id text primary key,
    channel text not null,
    recipient_index text not null,
    status text not null check (status in ('queued', 'delivered', 'failed')),
    tries integer not null default 0,
    error text,
    provider_reference text,
    created_at timestamptz not null default now(),
    ended_at timestamptz)`,
  `create index deliveries_recipient on deliveries (recipient_index, id desc)`,
]
