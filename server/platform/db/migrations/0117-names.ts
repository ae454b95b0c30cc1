import { type Kysely, sql } from 'kysely'

/** Columns say what they hold: a kind of mismatch or difference, a payment method, the kind of document that was requested. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table diverged_payments rename column flaw to mismatch`,
  `alter table challan_diverged_payments rename column flaw to mismatch`,
  `alter table gateway_explanations rename column flaw to kind`,
  `alter table challan_orders rename column means to payment_method`,
  `alter table document_readings rename column asked to requested`,
]
