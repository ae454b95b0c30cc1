import { type Kysely, sql } from 'kysely'

export const id = '0048-order-desk'

/** An order has the lawyer and the court that work on it, and the messages that were sent to its payer, so that they can be sent again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table challan_orders
    add column lawyer_name_sealed text,
    add column lawyer_phone_sealed text,
    add column court text,
    add column hearing_on date`,
  // The message itself is deleted once it is delivered; its delivery stays.
  `create table challan_messages (
    id text primary key,
    order_id text not null references challan_orders,
    notice text not null,
    channel text not null,
    amount text not null,
    sent_by text not null,
    sent_at timestamptz not null default now())`,
  `create index challan_messages_order on challan_messages (order_id, id desc)`,
]
