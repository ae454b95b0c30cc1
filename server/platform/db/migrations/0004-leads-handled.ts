import { type Kysely, sql } from 'kysely'

export const id = '0004-leads-handled'

/** Who has handled a request, and staff notes about a customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table leads add column handled_at timestamptz`,
  `alter table leads add column handled_by text references admins`,
  `alter table leads add constraint leads_handled check ((handled_at is null) = (handled_by is null))`,
  `create index leads_open on leads (id) where handled_at is null`,

  // Append-only: a note stays with its author and time.
  `create table user_notes (
    id text primary key,
    user_id text not null references users,
    text text not null,
    author_id text not null references admins,
    created_at timestamptz not null default now())`,
  `create index user_notes_user on user_notes (user_id, id desc)`,
]
