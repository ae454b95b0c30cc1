import { type Kysely, sql } from 'kysely'

export const id = '0057-name-search'

/** Similarity of texts by their trigrams, by which names that share a key are ranked. Trusted: the database's owner may create it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
}
