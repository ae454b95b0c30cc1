import { type Kysely, sql } from 'kysely'

export const id = '0053-challan-invoices'

/**
 * Tax invoices of paid challan orders and credit notes of their refunds, numbered without gaps per supplier, financial year and kind.
 * Orders that were paid earlier get theirs when their receipt is next read or their refund is made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table challan_invoice_counters (
    series text primary key,
    last integer not null
  )`,
  `create table challan_invoices (
    id text primary key,
    kind text not null check (kind in ('invoice', 'creditNote')),
    order_id text not null references challan_orders,
    refund_id text unique references challan_refunds,
    supplier_gstin text not null,
    financial_year text not null,
    serial integer not null,
    number text not null,
    place_of_supply text not null,
    fees_paise bigint not null,
    cgst_paise bigint not null,
    sgst_paise bigint not null,
    igst_paise bigint not null,
    snapshot_sealed text not null,
    created_at timestamptz not null,
    check ((kind = 'creditNote') = (refund_id is not null)),
    unique (supplier_gstin, kind, financial_year, serial)
  )`,
  `create unique index challan_invoices_order on challan_invoices (order_id) where kind = 'invoice'`,
  `create index challan_invoices_of_order on challan_invoices (order_id)`,
  `create index challan_invoices_number on challan_invoices (number)`,
]
