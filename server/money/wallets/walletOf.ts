import type { WalletKind } from '../../../contracts/codes.ts'
import type { Db } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import type { AccountType } from './createWallets.ts'

export interface Wallet {
  id: string
  kind: WalletKind
  accountType: AccountType
  /** Integer paise that can be spent; below zero is what a postpaid account owes. */
  availablePaise: number
  /** Integer paise reserved for checks that are still running. */
  heldPaise: number
}

/** The three wallets of an account. */
export async function walletsOf(db: Db, userId: string): Promise<Wallet[]> {
  const rows = await db
    .selectFrom('wallets')
    .select(['id', 'kind', 'account_type', 'available_paise', 'held_paise'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute()
  return rows.map(row => ({
    id: row.id,
    kind: row.kind as WalletKind,
    accountType: row.account_type as AccountType,
    availablePaise: row.available_paise,
    heldPaise: row.held_paise,
  }))
}

/** Throws `not_found` for an account without wallets. */
export async function walletOf(db: Db, userId: string, kind: WalletKind): Promise<Wallet> {
  const wallet = (await walletsOf(db, userId)).find(one => one.kind === kind)
  if (!wallet) throw notFound('wallet')
  return wallet
}
