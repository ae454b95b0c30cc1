import { type Kysely, sql } from 'kysely'

/** Stamp papers, files that recipients upload, and signatures that are made on another device (docs/decisions/0098). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table stamp_papers (
    id text primary key,
    user_id text not null references users,
    file_id text not null references esign_files,
    sha256 text not null,
    state_name text not null,
    value_paise bigint not null check (value_paise > 0),
    number text not null,
    first_party text,
    second_party text,
    purchased_on date,
    status text not null default 'free' check (status in ('free', 'reserved', 'used', 'withdrawn')),
    envelope_id text references envelopes,
    reason text,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint stamp_paper_has_envelope check ((status in ('reserved', 'used')) = (envelope_id is not null)))`,
  // Each is used once, however often it is uploaded.
  'create unique index stamp_papers_once on stamp_papers (user_id, state_name, number)',
  'create unique index stamp_papers_of_content on stamp_papers (user_id, sha256)',
  `create index stamp_papers_free on stamp_papers (user_id, state_name, value_paise, id) where status = 'free'`,
  'create unique index stamp_papers_of_envelope on stamp_papers (envelope_id)',
  `create table envelope_attachments (
    envelope_id text not null,
    recipient text not null,
    field text not null,
    file_id text not null references files,
    name text not null,
    type text not null,
    bytes integer not null,
    sha256 text not null,
    preview text,
    created_at timestamptz not null default now(),
    primary key (envelope_id, recipient, field),
    foreign key (envelope_id, recipient) references envelope_recipients (envelope_id, id))`,
  `create table esign_devices (
    id text primary key,
    envelope_id text not null,
    recipient text not null,
    invitation_id text not null references invitations,
    kind text not null check (kind in ('signature', 'initials')),
    code_hash text not null unique,
    picture text,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    foreign key (envelope_id, recipient) references envelope_recipients (envelope_id, id))`,
]
