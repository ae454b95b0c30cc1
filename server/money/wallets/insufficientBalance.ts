import type { WalletKind } from '../../../contracts/codes.ts'
import { formatPaise } from '../../../contracts/money.ts'
import type { Locale } from '../../../contracts/text.ts'
import type { Db } from '../../platform/context.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/** Says the balance, the price and what to do. */
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
  return new Problem('insufficient_balance', translate(locale, 'wallet.tooLittle', words))
}
