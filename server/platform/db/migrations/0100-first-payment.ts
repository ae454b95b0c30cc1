import { type Kysely, sql } from 'kysely'

/** An order begun holds no challan: whoever pays first has it, and a later payment is returned (decision 0076). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // From now on an item is open while its order has paid for the challan.
  `update challan_order_items set is_open = false
    where is_open and order_id in (select id from challan_orders where status in ('created', 'failed'))`,
  `alter table challan_order_items
    alter column is_open set default false,
    add column taken_at timestamptz`,
  `create index challan_order_items_challan on challan_order_items (challan_id)`,
  `alter table challan_diverged_payments
    drop constraint challan_diverged_payments_flaw_check,
    add constraint challan_diverged_payments_flaw_check check (flaw in ('otherAmount', 'twice', 'tooLate', 'taken'))`,
]
