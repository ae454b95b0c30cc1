import { type Kysely, sql } from 'kysely'

export const id = '0108-published-lists'

/** What an import read and left out, and how the published lists are fetched (docs/decisions/0080). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table screening_list_versions add column kinds jsonb, add column left_out jsonb`,
  `create table screening_sources (
    source text primary key,
    list_id text references screening_lists (id),
    is_on boolean not null,
    licence_confirmed_by text,
    licence_confirmed_at timestamptz,
    validators jsonb not null default '{}',
    version_id text,
    checked_at timestamptz,
    fault text,
    fault_params jsonb,
    failures integer not null default 0,
    next_at timestamptz not null default now(),
    late_since timestamptz
  )`,
]
