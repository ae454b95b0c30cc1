import { type WalletKind, walletKinds } from '../../../contracts/platform/codes.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Db } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

export interface Wallet {
  id: string
  kind: WalletKind
  accountType: AccountType
  /** Integer paise that can be spent; a negative balance is a postpaid account's debt. */
  availablePaise: number
  /** Integer paise reserved for running checks. */
  heldPaise: number
  /** Integer paise that a postpaid account may owe; null without a limit. */
  creditLimitPaise: number | null
}

/** The three wallets of an account. */
export async function walletsOf(db: Db, userId: string): Promise<Wallet[]> {
  const rows = await db
    .selectFrom('wallets')
    .select(['id', 'kind', 'account_type', 'available_paise', 'held_paise', 'credit_limit_paise'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute()
  return rows.map(row => ({
    id: row.id,
    kind: row.kind as WalletKind,
    accountType: row.account_type as AccountType,
    availablePaise: row.available_paise,
    heldPaise: row.held_paise,
    creditLimitPaise: row.credit_limit_paise,
  }))
}

/** Throws `not_found` for an account without wallets. */
export async function walletOf(db: Db, userId: string, kind: WalletKind): Promise<Wallet> {
  const wallet = (await walletsOf(db, userId)).find(one => one.kind === kind)
  if (!wallet) throw notFound('wallet')
  return wallet
}

export type AccountType = 'Prepaid' | 'Postpaid'

/** Creates the three empty wallets of a new account (§3). */
export async function createWallets(db: Db, userId: string, accountType: AccountType = 'Prepaid'): Promise<void> {
  await db
    .insertInto('wallets')
    .values(walletKinds.map(kind => ({ id: newId('wal'), user_id: userId, kind, account_type: accountType })))
    .execute()
}

/** The problem for an insufficient balance: states the balance, the price and what to do. */
export async function insufficientBalance(db: Db, walletId: string, paise: number, locale: Locale): Promise<Problem> {
  const row = await db
    .selectFrom('wallets')
    .select(['kind', 'available_paise', 'account_type', 'credit_limit_paise'])
    .where('id', '=', walletId)
    .executeTakeFirst()
  if (!row) return notFound('wallet')
  const wallet = translate(locale, `wallet.names.${row.kind as WalletKind}`)
  const price = formatPaise(paise)
  const limit = row.credit_limit_paise
  if (row.account_type === 'Postpaid' && limit !== null) {
    const owed = formatPaise(Math.max(0, -row.available_paise))
    const words = { price, wallet, owed, limit: formatPaise(limit) }
    return new Problem('insufficient_balance', translate(locale, 'wallet.overLimit', words))
  }
  const words = {
    price,
    wallet,
    balance: formatPaise(row.available_paise),
    short: formatPaise(paise - row.available_paise),
  }
  return new Problem('insufficient_balance', translate(locale, 'wallet.insufficientBalance', words))
}
