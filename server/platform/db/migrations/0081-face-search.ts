import { type Kysely, sql } from 'kysely'

/** Faces that an account has enrolled, to be searched for its purpose (decision 0063). Without a row in `face_sets` the search is off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table face_sets (
    user_id text primary key references users,
    purpose_sealed text not null,
    turned_on_by text not null,
    turned_on_at timestamptz not null)`,
  // Nothing but an enrolled face has a template, and what was removed has no reference either.
  `create table faces (
    id text primary key,
    user_id text not null references users,
    status text not null check (status in ('reading', 'enrolled', 'refused', 'removed')),
    file_id text not null,
    reference_sealed text,
    reference_index text,
    template_sealed text,
    fingerprint text,
    problem text,
    notes text not null default '',
    consented_at timestamptz not null,
    removed_at timestamptz,
    created_at timestamptz not null default now(),
    check ((template_sealed is not null) = (status = 'enrolled')),
    check ((reference_sealed is null) = (status = 'removed')),
    check ((removed_at is not null) = (status = 'removed')),
    unique (user_id, id))`,
  `create index faces_of_reference on faces (user_id, reference_index) where reference_index is not null`,
  `create index faces_to_tidy on faces (created_at) where status in ('reading', 'refused')`,
]
