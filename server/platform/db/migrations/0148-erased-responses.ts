import { type Kysely, sql } from 'kysely'

/** A response is erased by the period of its flow, whoever has started it: that it was is said of the case, because only a link leaves a start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table cases add column erased_at timestamptz',
  `update cases set erased_at = onboarding_starts.erased_at
    from onboarding_starts where onboarding_starts.case_id = cases.id and onboarding_starts.erased_at is not null`,
  'alter table onboarding_starts drop column erased_at',
  `create index cases_to_erase on cases (plan_id, ended_at) where product = 'onboarding' and erased_at is null`,
]
