import { type Kysely, sql } from 'kysely'

export const id = '0045-money-given-back'

/**
 * An invoice can be credited in parts, each with its own credit note and the transfer that gave the customer its total. Captured
 * payments that do not pay their top-up or settlement are stored with their amount, so that they can be returned. Both may need an
 * approval.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table approvals
    drop constraint approvals_kind_check,
    add constraint approvals_kind_check check (
      kind in ('adjustment', 'settlement', 'creditLimit', 'basePrice', 'userPrice', 'creditNote', 'paymentReturn'))`,

  `drop index invoices_credits`,
  `create index invoices_credits on invoices (credits) where credits is not null`,
  // Null on a credit note that only makes room for a corrected invoice.
  `alter table invoices
    add column transfer_id text unique references transfers,
    add check (transfer_id is null or kind = 'creditNote')`,

  // The id is the gateway's. The ledger holds rupees only.
  `create table diverged_payments (
    id text primary key,
    order_id text not null references payment_orders,
    flaw text not null check (flaw in ('otherAmount', 'twice')),
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    transfer_id text unique references transfers,
    at timestamptz not null default now(),
    return_state text check (return_state in ('approved', 'refused', 'failed', 'done')),
    return_id text references approvals,
    refusal text,
    gateway_refund_id text,
    return_transfer_id text unique references transfers,
    returned_at timestamptz,
    check_at timestamptz,
    check ((transfer_id is not null) = (currency = 'INR')),
    check ((return_state is null) = (return_id is null)),
    check ((returned_at is not null) = (return_state is not distinct from 'done')),
    check ((return_transfer_id is not null) = (return_state is not distinct from 'done' and currency = 'INR')))`,
  `create index diverged_payments_order on diverged_payments (order_id)`,
  `create index diverged_payments_open on diverged_payments (at) where return_state is distinct from 'done'`,
  `create index diverged_payments_due on diverged_payments (check_at) where check_at is not null`,

  // Earlier mismatches were recorded as text only. The gateway is asked about these orders again, and their payments are recorded.
  `update payment_orders set check_at = now() where divergence is not null and gateway_order_id is not null`,
]
