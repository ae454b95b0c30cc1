import { sql } from 'kysely'
import type { WalletKind } from '../../../contracts/codes.ts'
import type { PostpaidCustomerDetail } from '../../../contracts/resources/postpaidCustomer.ts'
import type { Db } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { type AccountRow, accountsOf, presentAccount } from './accounts.ts'
import { ageingOf } from './ageing.ts'

/** The months that an ageing names; what is older is one sum. */
const MONTHS = 3

/** Throws `not_found`, also for who pays in advance. */
export async function showPostpaid(db: Db, userId: string): Promise<PostpaidCustomerDetail> {
  const { rows } =
    await sql<AccountRow>`select * from (${accountsOf({ customer: userId })}) one where id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) throw notFound('postpaid account')
  const account = presentAccount(row)
  const statements = await db
    .selectFrom('postpaid_statements')
    .select(['month', 'charged_paise', 'refunded_paise', 'paid_paise'])
    .where('user_id', '=', userId)
    .orderBy('month', 'desc')
    .limit(MONTHS)
    .execute()
  return { ...account, wallets: await walletsOf(db, userId), ageing: ageingOf(account, statements) }
}

async function walletsOf(db: Db, userId: string): Promise<PostpaidCustomerDetail['wallets']> {
  const rows = await db
    .selectFrom('wallets')
    .select(['kind', 'available_paise', 'held_paise', 'credit_limit_paise'])
    .where('user_id', '=', userId)
    .where('account_type', '=', 'Postpaid')
    .orderBy('kind')
    .execute()
  return rows.map(row => ({
    kind: row.kind as WalletKind,
    outstandingPaise: Math.max(0, -row.available_paise),
    creditLimitPaise: row.credit_limit_paise,
    heldPaise: row.held_paise,
  }))
}
