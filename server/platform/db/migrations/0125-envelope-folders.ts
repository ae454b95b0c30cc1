import { type Kysely, sql } from 'kysely'

/** Folders and tags of envelopes, and who has a draft open (docs/decisions/0099). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table envelope_labels (
    id text primary key,
    user_id text not null references users,
    kind text not null check (kind in ('folder', 'tag')),
    name text not null,
    name_index text not null,
    created_at timestamptz not null default now(),
    unique (user_id, kind, name_index))`,
  `alter table envelopes add column folder_id text references envelope_labels on delete set null`,
  `create index envelopes_in_folder on envelopes (folder_id) where folder_id is not null`,
  `create table envelope_tags (
    envelope_id text not null references envelopes on delete cascade,
    label_id text not null references envelope_labels on delete cascade,
    primary key (envelope_id, label_id))`,
  `create index envelope_tags_of_label on envelope_tags (label_id)`,
  `create table envelope_editors (
    envelope_id text not null references envelopes on delete cascade,
    editor text not null,
    person text not null,
    name text not null,
    seen_at timestamptz not null,
    primary key (envelope_id, editor))`,
]
