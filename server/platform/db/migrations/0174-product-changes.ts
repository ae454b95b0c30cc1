import { type Kysely, sql } from 'kysely'

/** Products that staff switch off for all customers, and their notices: only added to, the latest of a kind holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table product_changes (
    id text primary key,
    product text not null,
    kind text not null check (kind in ('switch', 'notice')),
    words jsonb,
    reason text not null,
    changed_by text not null references admins,
    changed_at timestamptz not null)`,
  'create index product_changes_product on product_changes (product, kind, id desc)',
]
