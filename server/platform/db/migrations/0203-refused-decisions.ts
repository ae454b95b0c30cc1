import { type Kysely, sql } from 'kysely'

export const id = '0203-refused-decisions'

/** What a second person has refused, so that it is not taken for confirmed. Null for what was confirmed, and for decisions from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table screening_decisions add column refused text`.execute(db)
}
