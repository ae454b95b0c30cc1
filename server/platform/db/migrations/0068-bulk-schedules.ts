import { type Kysely, sql } from 'kysely'

export const id = '0068-bulk-schedules'

/** Batches that are repeated, their runs, and what changed in each (decision 0050). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The rows of the first job are the source of every run: without a cascade, nothing deletes them while the schedule exists.
  `create table bulk_schedules (
    id text primary key,
    user_id text not null references users,
    sub_user_id text references sub_users,
    created_by text not null,
    source_job_id text not null references bulk_jobs,
    product text not null,
    file_name text not null,
    rows integer not null,
    every text not null check (every in ('day', 'week', 'month', 'quarter')),
    hour integer not null check (hour between 0 and 23),
    first_on date not null,
    last_on date,
    most_paise bigint not null,
    locale text not null,
    status text not null check (status in ('active', 'paused', 'ended')),
    paused_for text check (paused_for in ('person', 'account')),
    next_at timestamptz,
    consented_at timestamptz not null,
    created_at timestamptz not null default now())`,
  `create index bulk_schedules_page on bulk_schedules (user_id, id desc)`,
  `create index bulk_schedules_due on bulk_schedules (next_at) where status = 'active'`,
  // One occurrence is one run, whichever node comes first.
  `create table bulk_schedule_runs (
    id text primary key,
    schedule_id text not null references bulk_schedules,
    due_at timestamptz not null,
    cause text not null check (cause in ('file', 'schedule', 'person')),
    status text not null check (status in ('running', 'ended', 'skipped')),
    reason text,
    job_id text references bulk_jobs,
    price_paise bigint not null,
    rows_changed integer,
    rows_found integer,
    rows_lost integer,
    rows_unchanged integer,
    rows_uncompared integer,
    ended_at timestamptz,
    unique (schedule_id, due_at))`,
  `create index bulk_schedule_runs_open on bulk_schedule_runs (id) where status = 'running'`,
  `create table bulk_schedule_changes (
    run_id text not null references bulk_schedule_runs on delete cascade,
    row_no integer not null,
    kind text not null check (kind in ('changed', 'found', 'lost')),
    verification_id text not null,
    change_sealed text not null,
    primary key (run_id, row_no))`,
  `alter table bulk_jobs add column schedule_id text references bulk_schedules`,
]
