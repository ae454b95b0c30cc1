import { type Kysely, sql } from 'kysely'

export const id = '0023-order-language'

/** Citizens have no account that keeps their language: each order of challans keeps the one it was made in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table challan_orders add column locale text not null default 'en'
    check (locale in ('en', 'hi'))`.execute(db)
}
