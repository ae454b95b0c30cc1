import { type Kysely, sql } from 'kysely'

/** Accounts with providers, which of them answers a product, and what their calls came to (docs/decisions/0121). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table provider_accounts (
    provider text primary key,
    environment text not null check (environment in ('live', 'test', 'twin')),
    address text,
    enabled boolean not null,
    timeout_ms integer check (timeout_ms between 100 and 60000),
    prices jsonb not null default '{}',
    changed_at timestamptz not null default now(),
    changed_by text not null)`,
  // Two of them are valid side by side while a provider's keys are rotated.
  `create table provider_credentials (
    id text primary key,
    provider text not null references provider_accounts,
    values_sealed text not null,
    set_at timestamptz not null default now(),
    set_by text not null,
    ends_at timestamptz)`,
  'create index provider_credentials_of on provider_credentials (provider, id desc)',
  // Append-only: the newest row of a product and customer is the route, so that a change can be undone.
  `create table source_routes (
    id text primary key,
    product text not null,
    user_id text references users,
    choices jsonb not null,
    reason text not null,
    undoes text references source_routes,
    made_at timestamptz not null default now(),
    made_by text not null)`,
  'create index source_routes_of on source_routes (product, user_id, id desc)',
  // No value of the question or the answer. `fields` names those of a reply that were missing, new or of another type.
  `create table source_calls (
    id bigint generated always as identity primary key,
    provider text not null,
    product text not null,
    outcome text not null,
    ms integer not null,
    cost_paise bigint,
    fields text[] not null default '{}',
    at timestamptz not null default now())`,
  'create index source_calls_of on source_calls (provider, product, id desc)',
  'create index source_calls_at on source_calls (at)',
  'alter table verifications add column source_cost_paise bigint',
]
