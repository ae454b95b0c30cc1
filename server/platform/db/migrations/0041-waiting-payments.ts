import { type Kysely, sql } from 'kysely'

export const id = '0041-waiting-payments'

/**
 * An unpaid order waits for the bank from the moment its payment form is opened, until at most `waiting_until`. The payment that browser or
 * gateway named, and that the gateway has not decided, is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table challan_orders
    add column waiting_since timestamptz,
    add column waiting_until timestamptz,
    add column undecided_payment_id text,
    add check ((waiting_since is null) = (waiting_until is null))`.execute(db)
}
