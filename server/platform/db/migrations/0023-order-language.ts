import { type Kysely, sql } from 'kysely'

export const id = '0023-order-language'

/** Payers on public pages have no account with a language, so each challan order stores the language in which it was made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table challan_orders add column locale text not null default 'en'
    check (locale in ('en', 'hi'))`.execute(db)
}
