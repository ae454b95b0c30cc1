import { type Kysely, sql } from 'kysely'

export const id = '0208-support-messages'

/** What staff have written to customers from templates (decision 0141). `message_id` is its row in the delivery log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table support_messages (
    id text primary key,
    user_id text not null references users,
    admin_id text not null references admins,
    template text not null,
    subject text not null,
    text text not null,
    message_id text not null,
    created_at timestamptz not null default now())`,
  'create index support_messages_of_user on support_messages (user_id, id desc)',
]
