import type { Db } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { moveHold } from './moveHold.ts'
import { checkPositive, type Entry, earlierOutcome, type Moved } from './transfer.ts'

interface Capture extends Entry {
  holdId: string
  amountPaise: number
}

/**
 * Charges what was reserved, whole or in parts: one hold may be captured many times, up to its amount.
 * Throws `conflict` when the hold has less left (it was released meanwhile).
 */
export async function capture(db: Db, entry: Capture): Promise<Moved> {
  const { holdId, amountPaise } = entry
  checkPositive(amountPaise)
  const outcome =
    (await moveHold(db, { ...entry, kind: 'capture' })) ??
    (await earlierOutcome(db, entry.key, { kind: 'capture', holdId, amountPaise }))
  if (!outcome) throw new Problem('conflict', 'The reserved amount has been given back already.')
  return { transferId: outcome.transferId, availablePaise: outcome.availablePaise }
}
