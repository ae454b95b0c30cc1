import { type Kysely, sql } from 'kysely'

/**
 * Fleets take challans from searches of the challan tool as well (decision 0044), and reviewers' decisions about court cases are kept until
 * the review ends (decision 0054).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table challan_searches add column fleet_read_at timestamptz`,
  `create index challan_searches_for_fleet on challan_searches (id) where fleet_read_at is null and user_id is not null`,
  `create table court_review_drafts (
    id text primary key,
    verification_id text not null references verifications on delete cascade,
    cnr_index text not null,
    decision_sealed text not null,
    decided_by text not null,
    decided_at timestamptz not null default now(),
    unique (verification_id, cnr_index))`,
]
