import { type Kysely, sql } from 'kysely'

/** Uploads that go to all who get the signed document, and the words of documents (docs/decisions/0107). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Whoever has uploaded something before was told that the sender alone gets it.
  'alter table envelope_attachments add column for_copies boolean not null default false',
  'alter table files add column text_words text[]',
  'create index files_by_text on files using gin (text_words)',
]
