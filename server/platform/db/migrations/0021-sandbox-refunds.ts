import { type Kysely, sql } from 'kysely'

export const id = '0021-sandbox-refunds'

/** Refunds of the sandbox gateway, by the key that identifies each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sandbox_gateway_refunds (
    id text primary key,
    payment_id text not null references sandbox_gateway_payments,
    key text not null unique,
    amount bigint not null check (amount > 0),
    status text not null check (status in ('pending', 'processed', 'failed')),
    created_at timestamptz not null default now())`.execute(db)
  await sql`create index sandbox_gateway_refunds_payment on sandbox_gateway_refunds (payment_id)`.execute(db)
}
