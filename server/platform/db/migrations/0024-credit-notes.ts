import { type Kysely, sql } from 'kysely'

export const id = '0024-credit-notes'

/**
 * Credit notes are in the table of the invoices that they cancel, with separate numbers. An order's current invoice is the one that is not
 * credited.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table invoices
    drop constraint invoices_order_id_key,
    drop constraint invoices_financial_year_serial_key,
    add column kind text not null default 'invoice' check (kind in ('invoice', 'creditNote')),
    add column credits text references invoices,
    add column is_current boolean not null default true,
    add check ((kind = 'creditNote') = (credits is not null)),
    add check (kind = 'invoice' or not is_current)`,
  `create unique index invoices_serial on invoices (kind, financial_year, serial)`,
  `create unique index invoices_credits on invoices (credits)`,
  `create unique index invoices_current on invoices (order_id) where is_current`,
  `create index invoices_order on invoices (order_id)`,
]
