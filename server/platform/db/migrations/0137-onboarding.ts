import { type Kysely, sql } from 'kysely'

/** Public links of flows, how their pages look, and drafts of plans on the server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table onboarding_links (
    plan_id text primary key references plans,
    user_id text not null references users,
    sub_user_id text,
    created_by text not null,
    hash text not null unique,
    token_sealed text not null,
    starts_most integer not null check (starts_most > 0),
    starts_per_day integer not null check (starts_per_day > 0),
    until timestamptz not null,
    is_stopped boolean not null default false,
    proof text not null check (proof in ('email', 'phone', 'either')),
    purpose text not null,
    sites text[] not null default '{}',
    keep_days integer check (keep_days > 0),
    created_at timestamptz not null default now())`,
  `create table onboarding_starts (
    case_id text primary key references cases,
    plan_id text not null references plans,
    person_index text not null,
    erased_at timestamptz,
    at timestamptz not null default now())`,
  `create index onboarding_starts_of on onboarding_starts (plan_id, at)`,
  `create index onboarding_starts_of_person on onboarding_starts (plan_id, person_index, at)`,
  `create table onboarding_prefills (
    id text primary key,
    plan_id text not null references plans,
    user_id text not null references users,
    hash text not null unique,
    values_sealed text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now())`,
  `create table onboarding_looks (
    user_id text primary key references users,
    look jsonb not null)`,
  `create table plan_drafts (
    user_id text not null references users,
    name text not null,
    revision integer not null,
    content_sealed text not null,
    saved_by text not null,
    saved_at timestamptz not null default now(),
    primary key (user_id, name))`,
]
