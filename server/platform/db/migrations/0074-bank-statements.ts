import { type Kysely, sql } from 'kysely'

/**
 * Bank statements (decision 0056). An analysis may have 60,000 rows, so it lies in the object store, sealed with a key of its own. Of each file
 * the row says how reading it went, without anything of its content. Files may have a password, kept until they have been read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table files add column is_locked boolean not null default false, add column password_sealed text`,
  `create table bank_statements (
    id text primary key references verifications,
    user_id text not null references users,
    object_id text not null,
    key_sealed text not null,
    row_count integer not null,
    created_at timestamptz not null default now())`,
  `create table bank_statement_files (
    id text primary key,
    verification_id text not null references verifications,
    user_id text not null references users,
    position integer not null,
    kind text,
    bytes integer not null,
    pages integer,
    row_count integer not null,
    bank text,
    verdict text,
    problem text,
    read_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    unique (verification_id, position))`,
  `create index bank_statement_files_unread on bank_statement_files (problem, created_at) where problem is not null`,
  `create table bank_statement_rules (
    id text primary key references users,
    rules_sealed text not null)`,
]
