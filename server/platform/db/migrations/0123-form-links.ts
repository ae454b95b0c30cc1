import { type Kysely, sql } from 'kysely'

/** Public form links of templates, links that open inside other sites, and what a sender's message is to the people asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table invitations add column note text`,
  // A link that opens inside the pages of one site only, and only with a code; until then it lives for minutes.
  `alter table invitation_links add column framed_by text, add column expires_at timestamptz`,
  `alter table invitation_events add column origin text`,
  // The links of whoever was asked in a recipient's place before a correction.
  `alter table envelope_recipients add column former_invitations text[] not null default '{}'`,
  `create table esign_settings (
    user_id text primary key references users,
    origins text[] not null)`,
  `create table form_links (
    id text primary key,
    template_id text not null unique references envelopes,
    user_id text not null references users,
    sub_user_id text,
    created_by text not null,
    locale text not null,
    hash text not null unique,
    token_sealed text not null,
    copies_most integer not null check (copies_most > 0),
    copies_per_day integer not null check (copies_per_day > 0),
    until timestamptz not null,
    stopped text check (stopped in ('sender', 'copies', 'balance', 'template')),
    created_at timestamptz not null default now())`,
  `create table form_copies (
    envelope_id text primary key,
    form_link_id text not null references form_links on delete cascade,
    person_index text not null,
    at timestamptz not null default now())`,
  `create index form_copies_of on form_copies (form_link_id, at)`,
  `create index form_copies_of_person on form_copies (form_link_id, person_index)`,
]
