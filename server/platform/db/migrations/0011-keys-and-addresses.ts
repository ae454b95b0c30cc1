import { type Kysely, sql } from 'kysely'

export const id = '0011-keys-and-addresses'

/** Keys with scopes, expiry and rotation; IP allow-lists for live keys; reasons of refused requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Null means everything, including future products.
  `alter table api_keys add column scopes jsonb`,
  `alter table api_keys add column expires_at timestamptz`,
  `alter table api_keys add column rotated_at timestamptz`,
  `alter table api_keys add column previous_hint text`,
  `alter table api_keys add column previous_hash text unique`,
  `alter table api_keys add column previous_until timestamptz`,
  `alter table api_keys add constraint api_keys_previous check (
    (previous_hash is null) = (previous_until is null) and (previous_hash is null) = (previous_hint is null))`,
  // Masked: the network without the host.
  `alter table api_keys add column last_used_from text`,

  `create table allowed_addresses (
    id text primary key,
    user_id text not null references users,
    address text not null,
    label text not null,
    created_by text not null,
    created_at timestamptz not null default now(),
    disabled_at timestamptz,
    disabled_by text references admins,
    disabled_reason text,
    unique (user_id, address),
    check ((disabled_at is null) = (disabled_by is null) and (disabled_at is null) = (disabled_reason is null)))`,

  `alter table request_log add column refused_for text`,
  // Counts addresses over days for all customers from this index alone, without reading the rows.
  `create index request_log_addresses on request_log (created_at) include (ip, user_id, refused_for)`,
]
