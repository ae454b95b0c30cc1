import { type Kysely, sql } from 'kysely'

export const id = '0067-chosen-templates'

/** When a template's columns were last chosen for a file: the next file with these headers is matched by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table input_templates add column chosen_at timestamptz`.execute(db)
}
