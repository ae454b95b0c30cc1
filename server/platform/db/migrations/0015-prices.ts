import { type Kysely, sql } from 'kysely'

export const id = '0015-prices'

/** Prices as decisions. The newest decision that has started is in force. Decisions are added and never changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table prices (
    id text primary key,
    -- Null is everybody's.
    user_id text references users,
    product text not null,
    -- Null, for a customer only, is everybody's price again.
    price_paise integer check (price_paise >= 0),
    cost_paise integer check (cost_paise >= 0),
    effective_from timestamptz not null,
    effective_until timestamptz check (effective_until > effective_from),
    reason text not null,
    decided_by text not null references admins,
    created_at timestamptz not null default now(),
    check (user_id is not null or (price_paise is not null and effective_until is null)),
    check (user_id is null or cost_paise is null),
    check (price_paise is not null or effective_until is null))`,
  `create index prices_of_user on prices (user_id, product, id)`,
]
