import { type Kysely, sql } from 'kysely'

/** Whether an expected date comes from times that were measured, and cases that are made again after some months (docs/decisions/0112). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Nobody knows of earlier promises, and what is not known is not shown as measured.
  'alter table case_promises add column is_measured boolean not null default false',
  `create table bgc_rescreenings (
    case_id text primary key references cases on delete cascade,
    user_id text not null references users,
    months integer check (months between 1 and 120),
    is_automatic boolean not null default false,
    set_by text not null,
    next_case_id text unique references cases on delete set null,
    problem text,
    created_at timestamptz not null default now())`,
  `create index bgc_rescreenings_open on bgc_rescreenings (user_id) where next_case_id is null`,
]
