import { type Kysely, sql } from 'kysely'

/** Envelopes: documents that are sent out to be signed, their recipients, their files and their trail (docs/decisions/0094). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table esign_files (
    file_id text primary key references files,
    user_id text not null references users,
    facts jsonb not null)`,
  `create table envelopes (
    id text primary key,
    user_id text not null references users,
    sub_user_id text,
    api_key_id text,
    created_by text not null,
    mode text not null check (mode in ('live', 'test')),
    is_template boolean not null default false,
    state text not null default 'draft'
      check (state in ('draft', 'sent', 'sealing', 'completed', 'declined', 'voided', 'expired')),
    title text not null,
    title_words text[],
    draft_sealed text not null,
    revision integer not null default 0,
    document_file text references files,
    document_sha256 text,
    signed_file text references files,
    signed_sha256 text,
    certificate_file text references files,
    hold_id text references holds,
    price_paise bigint not null default 0,
    charged_paise bigint not null default 0,
    reason text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    sent_at timestamptz,
    expires_at timestamptz,
    ended_at timestamptz,
    constraint envelope_was_composed check (state in ('draft', 'voided') or document_file is not null))`,
  `create index envelopes_of_user on envelopes (user_id, is_template, id)`,
  `create index envelopes_out on envelopes (expires_at) where state = 'sent'`,
  `create index envelopes_to_seal on envelopes (id) where state = 'sealing'`,
  `create table envelope_files (
    envelope_id text not null references envelopes,
    file_id text not null references files,
    primary key (envelope_id, file_id))`,
  `create index envelope_files_of_file on envelope_files (file_id)`,
  `create table envelope_recipients (
    envelope_id text not null references envelopes,
    id text not null,
    place integer not null,
    turn integer not null,
    role text not null check (role in ('sign', 'approve', 'view', 'copy', 'hiddenCopy')),
    name text not null,
    name_words text[],
    email text,
    email_index text,
    phone text,
    phone_index text,
    locale text not null,
    code text check (code in ('email', 'sms')),
    can_delegate boolean not null default false,
    state text not null default 'waiting'
      check (state in ('waiting', 'asked', 'done', 'declined', 'handedOver', 'ended')),
    invitation_id text unique references invitations,
    copy_invitation_id text unique references invitations,
    handed_to text,
    values_sealed text,
    pictures_sealed text,
    reason text,
    asked_at timestamptz,
    consented_at timestamptz,
    ended_at timestamptz,
    primary key (envelope_id, id))`,
  `create table envelope_events (
    id text primary key,
    envelope_id text not null references envelopes,
    recipient text,
    kind text not null,
    at timestamptz not null default now(),
    made_by text not null,
    network text,
    agent text,
    digest text)`,
  `create index envelope_events_of on envelope_events (envelope_id, id)`,
  // What has happened stays as it was recorded.
  `create function keep_envelope_event() returns trigger language plpgsql as $$
  begin
    raise exception 'The trail of an envelope cannot be changed';
  end $$`,
  `create trigger envelope_events_are_kept before update of envelope_id, recipient, kind, at, digest on envelope_events
    for each row execute function keep_envelope_event()`,
]
