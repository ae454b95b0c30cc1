import { type Kysely, sql } from 'kysely'

/** Who a recipient was before a correction and after it, as sealed JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table envelope_events add column correction_sealed text').execute(db)
}
