import { type Kysely, sql } from 'kysely'

export const id = '0010-payments'

/** Incoming payments: orders with their payments, tax invoices, credit limits, alerts, and the tables of the sandbox gateway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // How much a postpaid wallet may owe; null means no limit.
  `alter table wallets add column credit_limit_paise bigint check (credit_limit_paise >= 0)`,

  `create table payment_orders (
    id text primary key,
    user_id text not null references users,
    gateway text not null,
    gateway_order_id text unique,
    purpose text not null check (purpose in ('topUp', 'settlement')),
    wallet text not null check (wallet in ('api', 'product')),
    currency text not null check (currency in ('INR', 'USD')),
    charged_minor bigint not null check (charged_minor > 0),
    credit_paise bigint not null check (credit_paise > 0),
    tax_paise bigint not null check (tax_paise >= 0),
    usd_per_inr double precision,
    buyer_sealed text not null,
    ordered_by text not null,
    status text not null default 'created'
      check (status in ('created', 'failed', 'expired', 'paid', 'credited', 'diverged')),
    payment_id text unique,
    failed_payment_id text,
    reason text,
    divergence text,
    transfer_id text references transfers,
    available_after_paise bigint,
    created_at timestamptz not null default now(),
    paid_at timestamptz,
    credited_at timestamptz,
    check_at timestamptz,
    check (status <> 'credited' or (payment_id is not null and transfer_id is not null)))`,
  `create index payment_orders_page on payment_orders (user_id, id desc)`,
  `create index payment_orders_due on payment_orders (check_at) where check_at is not null`,
  `create index payment_orders_attention on payment_orders (id desc) where divergence is not null`,

  // To prevent gaps, the next number locks its year's row until the invoice is stored.
  `create table invoice_counters (
    financial_year text primary key,
    last integer not null)`,
  `create table invoices (
    id text primary key,
    financial_year text not null,
    serial integer not null,
    number text not null unique,
    user_id text not null references users,
    order_id text not null unique references payment_orders,
    buyer text not null,
    gstin_masked text,
    place_of_supply text not null,
    base_paise bigint not null,
    cgst_paise bigint not null,
    sgst_paise bigint not null,
    igst_paise bigint not null,
    snapshot_sealed text not null,
    created_at timestamptz not null,
    unique (financial_year, serial))`,
  `create index invoices_user on invoices (user_id, id desc)`,

  `create table exchange_rates (
    currency text primary key,
    per_inr double precision not null check (per_inr > 0),
    fetched_at timestamptz not null)`,

  `create table balance_alerts (
    wallet_id text primary key references wallets,
    threshold_paise bigint,
    armed boolean not null default false)`,

  `create table postpaid_statements (
    id text primary key,
    user_id text not null references users,
    month date not null,
    lines jsonb not null,
    charged_paise bigint not null,
    refunded_paise bigint not null,
    paid_paise bigint not null,
    outstanding_paise bigint not null,
    created_at timestamptz not null default now(),
    unique (user_id, month))`,

  `create table sandbox_gateway_orders (
    id text primary key,
    amount bigint not null,
    currency text not null,
    receipt text not null,
    created_at timestamptz not null default now())`,
  `create table sandbox_gateway_payments (
    id text primary key,
    order_id text not null references sandbox_gateway_orders,
    status text not null check (status in ('created', 'captured', 'failed')),
    amount bigint not null,
    currency text not null,
    card text not null,
    error text,
    created_at timestamptz not null default now())`,
  `create index sandbox_gateway_payments_order on sandbox_gateway_payments (order_id, id)`,
]
