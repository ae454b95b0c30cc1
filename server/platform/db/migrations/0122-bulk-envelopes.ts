import { type Kysely, sql } from 'kysely'

/** Bulk sends: a template that is sent to many, with one envelope for each row (docs/decisions/0096). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table bulk_sends (
    id text primary key,
    user_id text not null references users,
    sub_user_id text,
    api_key_id text,
    created_by text not null,
    locale text not null,
    mode text not null check (mode in ('live', 'test')),
    state text not null default 'ready' check (state in ('ready', 'running', 'stopped', 'done')),
    problem text,
    title text not null,
    draft_sealed text not null,
    file_name text,
    unused_columns text,
    document_file text not null references files,
    document_sha256 text not null,
    unit_paise bigint not null,
    rows_total integer not null,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    served_at timestamptz,
    ended_at timestamptz)`,
  `create index bulk_sends_of_user on bulk_sends (user_id, id)`,
  `create index bulk_sends_running on bulk_sends (user_id) where state = 'running'`,
  `create table bulk_send_rows (
    bulk_id text not null references bulk_sends on delete cascade,
    row_no integer not null,
    state text not null check (state in ('problem', 'ready', 'sent', 'failed')),
    row_sealed text,
    problems_sealed text,
    envelope_id text unique references envelopes,
    tries integer not null default 0,
    primary key (bulk_id, row_no),
    constraint bulk_row_was_sent check ((state = 'sent') = (envelope_id is not null)))`,
  `create index bulk_send_rows_by_state on bulk_send_rows (bulk_id, state, row_no)`,
  `create table bulk_send_lanes (
    user_id text primary key references users,
    turn integer not null default 0,
    working boolean not null default false)`,
  `alter table envelopes add column bulk_id text references bulk_sends`,
  `create index envelopes_of_bulk on envelopes (bulk_id) where bulk_id is not null`,
]
