import type { WalletKind } from '../../contracts/codes.ts'
import { formatPaise } from '../../contracts/money.ts'
import type { Db } from '../context.ts'
import { notFound, Problem } from '../problem.ts'

const names: Record<WalletKind, string> = { challan: 'challan', api: 'API', product: 'product' }

/** Says the balance, the price and what to do. */
export async function tooLittle(db: Db, walletId: string, paise: number): Promise<Problem> {
  const wallet = await db
    .selectFrom('wallets')
    .select(['kind', 'available_paise'])
    .where('id', '=', walletId)
    .executeTakeFirst()
  if (!wallet) return notFound('wallet')
  const name = names[wallet.kind as WalletKind]
  const short = formatPaise(paise - wallet.available_paise)
  return new Problem(
    'insufficient_balance',
    `This costs ${formatPaise(paise)} and the ${name} wallet has ${formatPaise(wallet.available_paise)}. Add at least ${short} and try again; nothing was charged.`,
  )
}
