import { type Kysely, sql } from 'kysely'

/** Names, e-mails and phones are sealed and found by keyed indexes. The server fills these before it listens. */
const statements = [
  `alter table users add column email_index text, add column phone_index text, add column name_words text[]`,
  `drop index users_email`,
  `drop index users_phone`,
  `create unique index users_email_index on users (email_index)`,
  `create unique index users_phone_index on users (phone_index)`,
  `create index users_name_words on users using gin (name_words)`,

  `alter table sub_users add column email_index text`,
  `drop index sub_users_email`,
  `drop index sub_users_invited`,
  `create unique index sub_users_email_index on sub_users (email_index) where accepted_at is not null`,
  `create unique index sub_users_invited on sub_users (user_id, email_index)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
