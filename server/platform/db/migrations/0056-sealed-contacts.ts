import { type Kysely, sql } from 'kysely'

export const id = '0056-sealed-contacts'

/** Senders of requests, recipients of messages and buyers on invoices are sealed and found by keyed indexes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table leads add column email_index text, add column phone_index text, add column name_words text[]`,
  `create index leads_email_index on leads (email_index)`,
  `create index leads_phone_index on leads (phone_index)`,
  `create index leads_name_words on leads using gin (name_words)`,

  `alter table messages add column recipient_index text`,
  `drop index messages_recipient`,
  `create index messages_recipient on messages (recipient_index, id desc)`,

  `alter table invoices add column buyer_words text[]`,
  `create index invoices_buyer_words on invoices using gin (buyer_words)`,
]
