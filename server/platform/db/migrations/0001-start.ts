import { type Kysely, sql } from 'kysely'
import { accounts } from './start/accounts.ts'
import { checks } from './start/checks.ts'
import { money } from './start/money.ts'
import { platform } from './start/platform.ts'

export const id = '0001-start'

/**
 * The first schema. Ids are text (prefix + UUIDv7), so that a primary key sorts by time.
 * `account` in ledger_lines is text: `wallet:<id>`, `hold:<id>`, `revenue`, `gateway`, `bonus`, `adjustment`; only wallets keep
 * a balance row, because a row that every transaction updates would serialise the platform.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...accounts, ...money, ...checks, ...platform]) await sql.raw(statement).execute(db)
}
