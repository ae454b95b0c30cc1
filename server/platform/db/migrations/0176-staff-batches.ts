import { type Kysely, sql } from 'kysely'

export const id = '0176-staff-batches'

/** Batches of all customers for staff (decision 0123): what staff did to a job, and the orders of their lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table bulk_jobs add column staff_notices jsonb not null default '[]'`,
  `create index bulk_jobs_newest on bulk_jobs (created_at desc, id desc)`,
  `create index bulk_jobs_of_product on bulk_jobs (product, created_at desc, id desc)`,
  `create index bulk_jobs_file_name on bulk_jobs (lower(file_name) text_pattern_ops)`,
]
