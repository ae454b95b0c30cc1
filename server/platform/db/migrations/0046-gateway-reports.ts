import { type Kysely, sql } from 'kysely'

export const id = '0046-gateway-reports'

/** The gateway's settlement reports, row by row as it last reported them, and what staff have explained of the differences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table gateway_reports (
    id text primary key,
    gateway text not null,
    source text not null check (source in ('gateway', 'file')),
    day date,
    rows integer not null,
    imported_by text not null,
    imported_at timestamptz not null default now(),
    check ((source = 'gateway') = (day is not null)))`,
  `create index gateway_reports_day on gateway_reports (gateway, day) where source = 'gateway'`,

  // Amounts are in minor units of the currency. A report that is imported again overwrites its rows.
  `create table gateway_report_rows (
    gateway text not null,
    id text not null,
    kind text not null check (kind in ('payment', 'refund', 'other')),
    payment_id text,
    order_id text,
    amount_minor bigint not null,
    currency text not null,
    fee_minor bigint not null,
    tax_minor bigint not null,
    net_minor bigint not null,
    at timestamptz not null,
    settled_at timestamptz,
    settlement_id text,
    utr text,
    report_id text not null references gateway_reports,
    primary key (gateway, id))`,
  `create index gateway_report_rows_at on gateway_report_rows (gateway, at)`,
  `create index gateway_report_rows_settled on gateway_report_rows (gateway, settled_at)`,

  // An explanation holds while the amounts that it explains stay the same.
  `create table gateway_explanations (
    id text primary key,
    gateway text not null,
    entity_id text not null,
    flaw text not null,
    reported_minor bigint,
    recorded_minor bigint,
    note_sealed text not null,
    explained_by text not null references admins,
    explained_at timestamptz not null default now(),
    unique (gateway, entity_id))`,
]
