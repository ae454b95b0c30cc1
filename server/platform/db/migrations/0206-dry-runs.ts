import { type Kysely, sql } from 'kysely'

export const id = '0206-dry-runs'

/** Trying a provider in the background, with counts and no answers (decision 0140). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table dry_runs (
    id text primary key,
    product text not null,
    provider text not null,
    against text,
    questions text not null check (questions in ('test', 'yesterday')),
    day date,
    state text not null default 'running' check (state in ('running', 'done', 'stopped', 'capped', 'failing')),
    planned integer not null,
    waiting text[] not null,
    turn integer not null default 0,
    totals jsonb not null,
    cap_paise bigint not null,
    reason text not null,
    made_at timestamptz not null default now(),
    made_by text not null,
    ended_at timestamptz)`,
  // One at a time.
  "create unique index dry_runs_running on dry_runs ((true)) where state = 'running'",
]
