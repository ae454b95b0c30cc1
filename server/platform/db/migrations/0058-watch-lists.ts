import { type Kysely, sql } from 'kysely'

export const id = '0058-watch-lists'

/**
 * Watch lists with their versions and entries. An entry is a row for as long as nothing of it changes: it belongs to the versions from
 * `since` to `until`, so that a version of a million entries costs only what changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table screening_lists (
    id text primary key,
    owner_id text references users,
    name text not null,
    kind text not null check (kind in ('sanctions', 'pep', 'adverse_media', 'own')),
    current_version integer,
    created_by text not null,
    created_at timestamptz not null default now(),
    removed_at timestamptz
  )`,
  `create unique index screening_lists_name on screening_lists (coalesce(owner_id, ''), lower(name)) where removed_at is null`,

  `create table screening_list_versions (
    id text primary key,
    list_id text not null references screening_lists on delete cascade,
    number integer not null,
    base integer,
    state text not null check (state in ('importing', 'current', 'former', 'failed', 'rolledBack')),
    format text,
    files jsonb not null,
    published_on date,
    imported_by text not null,
    allow_fewer boolean not null default false,
    entries integer not null default 0,
    added integer not null default 0,
    removed integer not null default 0,
    changed integer not null default 0,
    fault text,
    fault_params jsonb,
    claim text,
    heartbeat_at timestamptz not null,
    started_at timestamptz not null,
    finished_at timestamptz,
    unique (list_id, number)
  )`,
  `create unique index screening_list_versions_importing on screening_list_versions (list_id) where state = 'importing'`,

  `create table screening_entities (
    id text primary key,
    list_id text not null references screening_lists on delete cascade,
    source_id text not null,
    content_hash text not null,
    kind text not null,
    since integer not null,
    until integer,
    data jsonb,
    data_sealed text,
    check ((data is null) = (data_sealed is not null)),
    unique (list_id, source_id, since)
  )`,
  `create index screening_entities_since on screening_entities (list_id, since, source_id)`,
  `create index screening_entities_until on screening_entities (list_id, until, source_id) where until is not null`,

  `create table screening_names (
    entity_id text not null references screening_entities on delete cascade,
    position integer not null,
    list_id text not null,
    since integer not null,
    until integer,
    kind text not null,
    quality text not null check (quality in ('primary', 'strong', 'weak')),
    name text,
    search_text text,
    name_keys text[] not null,
    primary key (entity_id, position)
  )`,
  `create index screening_names_keys on screening_names using gin (name_keys)`,

  // What an import has read so far; emptied when it ends.
  `create table screening_import_entries (
    version_id text not null references screening_list_versions on delete cascade,
    source_id text not null,
    content_hash text not null,
    primary key (version_id, source_id)
  )`,
]
