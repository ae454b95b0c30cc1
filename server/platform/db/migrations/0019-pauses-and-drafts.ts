import { type Kysely, sql } from 'kysely'

export const id = '0019-pauses-and-drafts'

/** Paused jobs, input templates and drafts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A chunk that was interrupted continues as its next part. Each part is settled and charged once.
  `alter table bulk_chunks add column part integer not null default 0`,
  `alter table bulk_jobs add column paused_at timestamptz`,
  `alter table bulk_jobs add column paused_seconds integer not null default 0`,

  `create table input_templates (
    id text primary key,
    user_id text not null references users,
    product text not null,
    name text not null,
    purpose text,
    reference text,
    columns jsonb not null default '[]',
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (user_id, name))`,

  `create table drafts (
    id text primary key,
    user_id text not null references users,
    product text not null,
    subject_masked text,
    input_sealed text not null,
    purpose text,
    reference text,
    saved_by text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    expires_at timestamptz not null)`,
  `create index drafts_page on drafts (user_id, id desc)`,
  `create index drafts_expired on drafts (expires_at)`,
]
