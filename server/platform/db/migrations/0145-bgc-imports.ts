import { type Kysely, sql } from 'kysely'

/** Candidates of a file, which a job adds (docs/decisions/0112). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table bgc_imports (
    id text primary key,
    user_id text not null references users,
    sub_user_id text,
    created_by text not null,
    locale text not null,
    file_name text not null,
    plan_id text references plans,
    state text not null default 'ready' check (state in ('ready', 'running', 'stopped', 'done')),
    problem text,
    turn integer not null default 0,
    rows_total integer not null,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    ended_at timestamptz)`,
  `create index bgc_imports_of_user on bgc_imports (user_id, id)`,
  `create index bgc_imports_running on bgc_imports (id) where state = 'running'`,
  `create table bgc_import_rows (
    import_id text not null references bgc_imports on delete cascade,
    row_no integer not null,
    state text not null check (state in ('problem', 'ready', 'added', 'failed')),
    row_sealed text,
    problems_sealed text,
    case_id text unique references cases on delete set null,
    tries integer not null default 0,
    primary key (import_id, row_no))`,
  `create index bgc_import_rows_by_state on bgc_import_rows (import_id, state, row_no)`,
]
