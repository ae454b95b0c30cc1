import type { Locale } from '../../../contracts/text.ts'
import type { Db } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { insufficientBalance } from './insufficientBalance.ts'
import { moveWallet } from './moveWallet.ts'
import { findEarlierTransfer, type TransferEntry, type TransferResult } from './transfer.ts'

interface Adjustment extends TransferEntry {
  walletId: string
  /** Signed: below zero takes money away. */
  amountPaise: number
  reason: string
  /** Of whoever is told that the balance is too low. */
  locale?: Locale
}

/** Corrects a balance by hand. Throws `insufficient_balance` rather than take a prepaid wallet below zero, and `not_found`. */
export async function adjust(db: Db, { amountPaise, locale = 'en', ...entry }: Adjustment): Promise<TransferResult> {
  if (!Number.isSafeInteger(amountPaise) || amountPaise === 0)
    throw new Problem('bad_request', 'The amount must be a whole number of paise other than zero.')
  const moved = await moveWallet(db, { ...entry, kind: 'adjust', availablePaise: amountPaise, against: 'adjustment' })
  if (moved) return moved
  const earlier = await findEarlierTransfer(db, entry.key, { kind: 'adjust', walletId: entry.walletId, amountPaise })
  if (!earlier) throw await insufficientBalance(db, entry.walletId, -amountPaise, locale)
  return { transferId: earlier.transferId, availablePaise: earlier.availablePaise }
}
