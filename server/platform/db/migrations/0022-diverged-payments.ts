import { type Kysely, sql } from 'kysely'

export const id = '0022-diverged-payments'

/** Captured payments that do not pay their challan order. Each is stored with its amount, so that it can be returned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The ledger holds rupees only.
  `create table challan_diverged_payments (
    payment_id text primary key,
    order_id text not null references challan_orders,
    flaw text not null check (flaw in ('otherAmount', 'twice', 'tooLate')),
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    transfer_id text references transfers,
    at timestamptz not null default now(),
    check ((transfer_id is not null) = (currency = 'INR')))`,
  `create index challan_diverged_payments_order on challan_diverged_payments (order_id)`,

  `alter table challan_refunds add column diverged_payment_id text references challan_diverged_payments`,
  `drop index challan_refunds_asked`,
  `create unique index challan_refunds_asked on challan_refunds (order_id)
    where state in ('asked', 'approved') and diverged_payment_id is null`,
  // Such a payment is returned once and in full.
  `create unique index challan_refunds_returned on challan_refunds (diverged_payment_id)
    where state in ('asked', 'approved', 'done')`,

  // Earlier mismatches were recorded as text only. The gateway is asked about these orders again, and their payments are recorded again.
  `update challan_orders set divergence = null, check_at = now() where divergence is not null`,
]
