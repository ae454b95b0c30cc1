import { type Kysely, sql } from 'kysely'

export const id = '0104-access-of-reports'

/** The access log of a check asks which intelligence reports and repeated files show it (docs/decisions/0078). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create index intelligence_checks_of_verification on intelligence_checks (verification_id)`,
  `create index bulk_schedule_runs_of_job on bulk_schedule_runs (job_id) where job_id is not null`,
]
