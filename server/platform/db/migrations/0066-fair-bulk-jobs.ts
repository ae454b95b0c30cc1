import { type Kysely, sql } from 'kysely'

export const id = '0066-fair-bulk-jobs'

/** Lanes: how many chunks of one customer run at once, and in which order customers take turns (decision 0043). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table bulk_lanes (
    user_id text not null references users,
    lane integer not null,
    turn integer not null default 0,
    working boolean not null default false,
    primary key (user_id, lane))`,
  `alter table bulk_chunks add column lane integer`,
  `alter table bulk_jobs add column served_at timestamptz`,
  // Chunks that a worker of the earlier release holds start again as a new part, so that its late result is not counted.
  `update bulk_chunks set claimed_at = null, part = part + 1 where claimed_at is not null and done_at is null`,
  `create index bulk_chunks_open on bulk_chunks (job_id, chunk_no) where done_at is null`,
]
