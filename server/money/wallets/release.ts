import type { Db } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { moveHold } from './moveHold.ts'
import { assertPositivePaise, findEarlierTransfer, type TransferEntry } from './transfer.ts'

interface Release extends TransferEntry {
  holdId: string
  /** Without it, all that remains. */
  amountPaise?: number | undefined
}

interface Released {
  /** Null when nothing was left to release. */
  transferId: string | null
  releasedPaise: number
}

/** Gives reserved money back to its wallet. Throws `conflict` when the hold has less left than asked for. */
export async function release(db: Db, entry: Release): Promise<Released> {
  const { holdId, amountPaise } = entry
  if (amountPaise !== undefined) assertPositivePaise(amountPaise)
  const outcome =
    (await moveHold(db, { ...entry, kind: 'release' })) ??
    (await findEarlierTransfer(db, entry.key, { kind: 'release', holdId, amountPaise }))
  if (outcome) return { transferId: outcome.transferId, releasedPaise: outcome.amountPaise }
  if (amountPaise !== undefined) throw new Problem('conflict', 'The held amount has already been charged or released.')
  return { transferId: null, releasedPaise: 0 }
}
