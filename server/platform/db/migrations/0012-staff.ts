import { type Kysely, sql } from 'kysely'

export const id = '0012-staff'

/** Invited staff, who choose their password through a link, and recipients of notices by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Null until an invitation is accepted, so no password matches.
  `alter table admins alter column password_hash drop not null`,
  `create index sessions_admin on sessions (admin_id, id desc) where admin_id is not null`,

  `alter table link_tokens alter column user_id drop not null`,
  `alter table link_tokens add column admin_id text references admins`,
  `alter table link_tokens add constraint link_tokens_holder_one check ((user_id is null) <> (admin_id is null))`,
  `create index link_tokens_admin on link_tokens (admin_id) where admin_id is not null`,

  `create index audit_events_staff on audit_events (actor_id, id desc) where actor_kind = 'admin'`,

  `create table notice_recipients (
    id text primary key,
    email text not null unique,
    events text[] not null,
    created_at timestamptz not null default now())`,
]
