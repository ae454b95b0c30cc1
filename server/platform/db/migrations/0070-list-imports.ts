import { type Kysely, sql } from 'kysely'

export const id = '0070-list-imports'

/** Who imported a version of a list, and what is wrong with the rows of a customer's own file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table screening_list_versions add column importer_sealed text, add column problems jsonb`.execute(db)
}
