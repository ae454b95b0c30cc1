import { type Kysely, sql } from 'kysely'

export const id = '0014-webhooks'

/** Endpoints, deliveries and attempts. A row of `webhook_deliveries` is written in the transaction of its event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table webhook_endpoints (
    id text primary key,
    user_id text not null references users,
    url text not null,
    description text not null,
    events jsonb not null,
    secret_sealed text not null,
    hint text not null,
    previous_sealed text,
    previous_hint text,
    previous_until timestamptz,
    failures integer not null default 0,
    disabled_for text check (disabled_for in ('person', 'failures')),
    disabled_at timestamptz,
    created_by text not null,
    created_at timestamptz not null default now(),
    check ((disabled_for is null) = (disabled_at is null)),
    check ((previous_sealed is null) = (previous_until is null) and (previous_sealed is null) = (previous_hint is null)))`,
  `create index webhook_endpoints_user on webhook_endpoints (user_id)`,

  `create table webhook_deliveries (
    id text primary key,
    endpoint_id text not null references webhook_endpoints on delete cascade,
    user_id text not null references users,
    event text not null,
    event_id text not null,
    body text not null,
    status text not null default 'pending' check (status in ('pending', 'delivered', 'dead')),
    attempts integer not null default 0,
    response_code integer,
    latency_ms integer,
    next_at timestamptz,
    queued_at timestamptz,
    replay_of text,
    created_at timestamptz not null default now(),
    finished_at timestamptz,
    check ((status = 'pending') = (finished_at is null)))`,
  `create index webhook_deliveries_user on webhook_deliveries (user_id, id desc)`,
  `create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, id desc)`,
  `create index webhook_deliveries_due on webhook_deliveries (next_at) where status = 'pending'`,
  `create index webhook_deliveries_age on webhook_deliveries (created_at)`,

  `create table webhook_attempts (
    delivery_id text not null references webhook_deliveries on delete cascade,
    number integer not null,
    at timestamptz not null,
    response_code integer,
    latency_ms integer not null,
    error text,
    snippet text,
    primary key (delivery_id, number))`,
]
