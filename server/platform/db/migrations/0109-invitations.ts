import { type Kysely, sql } from 'kysely'

export const id = '0109-invitations'

/**
 * Invitations, their links and what became of them (docs/decisions/0083). Links of passwords, of invited secondary users and of recoveries
 * move here and go on working: a link is found by the same hash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // `subject` is the id of what it concerns; empty for the answer to an address that has no account.
  `create table invitations (
    id text primary key,
    kind text not null,
    subject text not null,
    user_id text references users,
    asked_by text,
    about text,
    person_name text,
    email text,
    email_index text,
    phone text,
    phone_index text,
    channel text check (channel in ('email', 'sms', 'whatsapp')),
    locale text not null default 'en',
    code text check (code in ('email', 'sms', 'whatsapp')),
    state text not null default 'waiting'
      check (state in ('waiting', 'answered', 'declined', 'withdrawn', 'handedOver', 'expired')),
    ended_at timestamptz,
    reason text,
    handed_to text references invitations,
    expires_at timestamptz not null,
    remind_every_hours integer check (remind_every_hours > 0),
    reminders_left integer not null default 0 check (reminders_left >= 0),
    remind_at timestamptz,
    openings integer not null default 0,
    last_opened_at timestamptz,
    created_at timestamptz not null default now(),
    check ((state = 'waiting') = (ended_at is null)))`,
  `create index invitations_of on invitations (subject, kind, id desc)`,
  `create index invitations_due on invitations (remind_at) where remind_at is not null`,
  `create index invitations_waiting on invitations (expires_at) where state = 'waiting'`,
  `create index invitations_email on invitations (email_index) where email_index is not null`,

  `create table invitation_links (
    id text primary key,
    hash text not null unique,
    invitation_id text not null references invitations on delete cascade,
    token_sealed text,
    message_id text,
    replaced_at timestamptz,
    created_at timestamptz not null default now())`,
  `create index invitation_links_of on invitation_links (invitation_id, id desc)`,
  `create index invitation_links_sent on invitation_links (message_id) where message_id is not null`,

  `create table invitation_events (
    id text primary key,
    invitation_id text not null references invitations on delete cascade,
    kind text not null,
    at timestamptz not null default now(),
    network text,
    agent text,
    device text,
    message_id text)`,
  `create index invitation_events_of on invitation_events (invitation_id, id desc)`,

  `insert into invitations (id, kind, subject, user_id, state, ended_at, expires_at, created_at)
    select 'ivt_' || md5(hash),
      case when admin_id is not null then 'staffPassword' when approval_id is not null then 'staffRecovery'
        when purpose = 'invite' then 'subUser' else 'passwordReset' end,
      coalesce(admin_id, approval_id, sub_user_id, user_id), user_id,
      case when used_at is null then 'waiting' else 'answered' end, used_at, expires_at, created_at
    from link_tokens`,
  `insert into invitation_links (id, hash, invitation_id, created_at)
    select 'ivl_' || md5(hash), hash, 'ivt_' || md5(hash), created_at from link_tokens`,
  `drop table link_tokens`,
]
