import { type Kysely, sql } from 'kysely'

/** Which source answered a call of the developers' API, and how the source of a check was asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table request_log add column source text',
  'create index request_log_source on request_log (source, id desc) where source is not null',
  'alter table verifications add column source_tries smallint',
  'alter table verifications add column source_ms integer',
  'create index verifications_costed on verifications (product, id) where source_cost_paise is not null',
]
