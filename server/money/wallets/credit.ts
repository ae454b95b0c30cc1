import type { Db } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { moveWallet } from './moveWallet.ts'
import { assertPositivePaise, findEarlierTransfer, type TransferEntry, type TransferResult } from './transfer.ts'

interface Credit extends TransferEntry {
  walletId: string
  amountPaise: number
  from: 'gateway' | 'bonus' | 'adjustment'
}

/** Puts money into a wallet. A gateway payment's key is its payment id, so that it is credited once. Throws `not_found`. */
export async function credit(db: Db, { amountPaise, from, ...entry }: Credit): Promise<TransferResult> {
  assertPositivePaise(amountPaise)
  const moved = await moveWallet(db, { ...entry, kind: 'credit', availablePaise: amountPaise, against: from })
  if (moved) return moved
  const earlier = await findEarlierTransfer(db, entry.key, { kind: 'credit', walletId: entry.walletId, amountPaise })
  if (!earlier) throw notFound('wallet')
  return { transferId: earlier.transferId, availablePaise: earlier.availablePaise }
}
