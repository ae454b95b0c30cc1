import { type Kysely, sql } from 'kysely'

export const id = '0190-support-views'

/** Support's read-only views of a customer's console (decision 0128). Each has a session of its own, which ends it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table support_views (
    id text primary key,
    user_id text not null references users,
    admin_id text not null references admins,
    session_id text not null unique references sessions,
    reason text not null,
    ends_at timestamptz not null,
    ended_by text check (ended_by in ('staff', 'customer')),
    created_at timestamptz not null default now())`,
  'create index support_views_of_user on support_views (user_id, id desc)',
  'alter table users add column support_views_allowed boolean not null default true',
]
