import type { Db } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { moveHold } from './moveHold.ts'
import { assertPositivePaise, findEarlierTransfer, type TransferEntry, type TransferResult } from './transfer.ts'

interface Capture extends TransferEntry {
  holdId: string
  amountPaise: number
}

/**
 * Charges what was reserved, whole or in parts: one hold may be captured many times, up to its amount.
 * Throws `conflict` when the hold has less left (it was released meanwhile).
 */
export async function capture(db: Db, entry: Capture): Promise<TransferResult> {
  const { holdId, amountPaise } = entry
  assertPositivePaise(amountPaise)
  const outcome =
    (await moveHold(db, { ...entry, kind: 'capture' })) ??
    (await findEarlierTransfer(db, entry.key, { kind: 'capture', holdId, amountPaise }))
  if (!outcome) throw new Problem('conflict', 'The held amount has already been released.')
  return { transferId: outcome.transferId, availablePaise: outcome.availablePaise }
}
