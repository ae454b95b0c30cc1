import { type Kysely, sql } from 'kysely'

export const id = '0080-report-downloads'

/** Whoever opens an intelligence report may also download it as a document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table intelligence_openings add column kind text not null default 'page'`).execute(db)
}
