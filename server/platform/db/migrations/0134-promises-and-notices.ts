import { type Kysely, sql } from 'kysely'

/** How long steps take, when each case and step is expected to end, and the notice before a refusal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table step_times (
    key text primary key,
    p50_ms bigint not null,
    p90_ms bigint not null,
    share double precision not null,
    samples integer not null,
    measured_at timestamptz not null
  )`,
  `create table case_promises (
    case_id text not null references cases (id) on delete cascade,
    step text not null,
    p50_at timestamptz not null,
    p90_at timestamptz not null,
    primary key (case_id, step)
  )`,
  `create table case_notices (
    id text primary key,
    case_id text not null unique references cases (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    state text not null,
    sent_by text not null,
    sent_at timestamptz not null,
    ends_at timestamptz,
    left_ms bigint,
    invitation_id text,
    dispute_sealed text,
    dispute_files text[] not null default '{}',
    disputed_at timestamptz,
    answer_sealed text,
    answered_by text,
    answered_at timestamptz,
    ended_at timestamptz
  )`,
]
