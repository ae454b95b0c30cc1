import type { Db } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { moveHold } from './moveHold.ts'
import { assertPositivePaise, findEarlierTransfer, type TransferEntry, type TransferResult } from './transfer.ts'

interface Refund extends TransferEntry {
  /** The hold that the charge was captured from. */
  holdId: string
  amountPaise: number
  reason: string
}

/** Pays a charge back, whole or in parts, never more than was captured. Throws `conflict` when that little is left to refund. */
export async function refund(db: Db, entry: Refund): Promise<TransferResult> {
  const { holdId, amountPaise } = entry
  assertPositivePaise(amountPaise)
  const outcome =
    (await moveHold(db, { ...entry, kind: 'refund' })) ??
    (await findEarlierTransfer(db, entry.key, { kind: 'refund', holdId, amountPaise }))
  if (!outcome) throw new Problem('conflict', 'This is more than was charged and not yet refunded.')
  return { transferId: outcome.transferId, availablePaise: outcome.availablePaise }
}
