import { walletKinds } from '../../../contracts/codes.ts'
import type { Db } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'

export type AccountType = 'Prepaid' | 'Postpaid'

/** Opens a new account's three wallets, empty (specification §3). */
export async function createWallets(db: Db, userId: string, accountType: AccountType = 'Prepaid'): Promise<void> {
  await db
    .insertInto('wallets')
    .values(walletKinds.map(kind => ({ id: newId('wal'), user_id: userId, kind, account_type: accountType })))
    .execute()
}
