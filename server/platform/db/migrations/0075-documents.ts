import { type Kysely, sql } from 'kysely'

/**
 * Documents that were read (decision 0057): what was asked and found, the kept pictures with a hash by which the account finds them again,
 * corrections by people, comparisons with sources, and the settings of each kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table files add column delete_after_check boolean not null default false`,
  `create table document_readings (
    verification_id text primary key references verifications,
    user_id text not null references users,
    asked text not null,
    kind text,
    problem text,
    number_index text,
    duration_ms integer not null,
    created_at timestamptz not null default now(),
    check ((kind is null) <> (problem is null)))`,
  `create index document_readings_by_time on document_readings (created_at)`,
  `create index document_readings_by_number on document_readings (user_id, number_index) where number_index is not null`,
  `create table document_pictures (
    verification_id text not null references document_readings,
    position integer not null,
    user_id text not null references users,
    file_id text not null references files,
    hash bit(64) not null,
    primary key (verification_id, position))`,
  `create index document_pictures_of_user on document_pictures (user_id)`,
  `create table document_corrections (
    id text primary key,
    verification_id text not null references verifications,
    user_id text not null references users,
    field integer not null,
    value_sealed text not null,
    check_state text not null,
    check_code text not null,
    corrected_by text not null,
    created_at timestamptz not null default now())`,
  `create index document_corrections_of_check on document_corrections (verification_id, id)`,
  `create table document_comparisons (
    check_id text primary key references verifications,
    verification_id text not null references verifications,
    user_id text not null references users,
    created_at timestamptz not null default now())`,
  `create index document_comparisons_of_check on document_comparisons (verification_id, check_id)`,
  `create table document_kinds (
    family text primary key,
    is_on boolean not null,
    sure_from integer not null,
    changed_at timestamptz not null default now())`,
]
