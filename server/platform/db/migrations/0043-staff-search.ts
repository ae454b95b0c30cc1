import { type Kysely, sql } from 'kysely'

export const id = '0043-staff-search'

/** Staff find records by the end of an id, as screens shorten it, and by the references of banks, portals and the gateway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const shortened = [
  'users',
  'verifications',
  'request_log',
  'bulk_jobs',
  'payment_orders',
  'invoices',
  'challan_orders',
  'challan_refunds',
]

const statements = [
  ...shortened.map(table => `create index ${table}_ending on ${table} (right(id, 8))`),
  `create index payment_orders_failed on payment_orders (failed_payment_id) where failed_payment_id is not null`,
  `create index invoices_written on invoices (replace(replace(number, '/', ''), '-', ''))`,
  `create index challan_order_items_proof on challan_order_items (evidence_reference) where evidence_reference is not null`,
]
