import { type Kysely, sql } from 'kysely'

/** Locations of an employer, and who sees which (docs/decisions/0112). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table bgc_locations (
    id text primary key,
    user_id text not null references users,
    parent_id text references bgc_locations,
    name text not null,
    created_at timestamptz not null default now())`,
  'create unique index bgc_locations_by_name on bgc_locations (user_id, lower(name))',
  'create index bgc_locations_below on bgc_locations (parent_id)',
  // A location that somebody's rights name is not deleted: without any, they would see everything.
  `create table bgc_location_rights (
    user_id text not null references users,
    member_id text not null,
    location_id text not null references bgc_locations,
    primary key (member_id, location_id))`,
  'create index bgc_location_rights_of on bgc_location_rights (location_id)',
  'alter table cases add column location_id text references bgc_locations',
  'create index cases_by_location on cases (user_id, location_id, id) where location_id is not null',
]
