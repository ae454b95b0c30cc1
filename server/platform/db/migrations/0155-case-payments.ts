import { type Kysely, sql } from 'kysely'

/**
 * What steps ask people to pay, and every payment that the gateway has captured for it (docs/decisions/0118). They outlive the case's personal data, and hold
 * none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table case_payments (
    id text primary key,
    user_id text not null references users,
    case_id text not null,
    step text not null,
    gateway text not null,
    gateway_order_id text unique,
    amount_paise bigint not null check (amount_paise > 0),
    gst_paise bigint not null check (gst_paise >= 0 and gst_paise < amount_paise),
    status text not null default 'open' check (status in ('open', 'paid', 'failed', 'expired', 'cancelled')),
    payment_id text unique,
    failure text,
    pending_payment_id text,
    pending_until timestamptz,
    form_at timestamptz,
    pay_until timestamptz not null,
    paid_at timestamptz,
    check_at timestamptz,
    created_at timestamptz not null default now(),
    check ((payment_id is not null) = (status = 'paid')),
    check ((paid_at is not null) = (status = 'paid')))`,
  `create unique index case_payments_open on case_payments (case_id, step) where status = 'open'`,
  `create index case_payments_case on case_payments (case_id)`,
  `create index case_payments_due on case_payments (check_at) where check_at is not null`,
  // The id is the gateway's. The ledger holds rupees only.
  `create table case_receipts (
    id text primary key,
    order_id text not null references case_payments,
    kind text not null check (kind in ('paid', 'otherAmount', 'twice', 'late')),
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    transfer_id text unique references transfers,
    at timestamptz not null default now(),
    refund_state text check (refund_state in ('approved', 'done')),
    refund_id text unique,
    refund_asked_at timestamptz,
    refusal text,
    gateway_refund_id text,
    refund_transfer_id text unique references transfers,
    refunded_at timestamptz,
    check_at timestamptz,
    check ((transfer_id is not null) = (currency = 'INR')),
    check ((refund_state is null) = (refund_id is null)),
    check (kind = 'paid' or refund_state is not null),
    check ((refunded_at is not null) = (refund_state is not distinct from 'done')),
    check ((refund_transfer_id is not null) = (refund_state is not distinct from 'done' and currency = 'INR')))`,
  `create index case_receipts_order on case_receipts (order_id)`,
  `create index case_receipts_due on case_receipts (check_at) where check_at is not null`,
]
