import type { Locale } from '../../../contracts/text.ts'
import type { Db } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { moveWallet } from './moveWallet.ts'
import { tooLittle } from './tooLittle.ts'
import { type Entry, earlierOutcome, type Moved } from './transfer.ts'

interface Adjustment extends Entry {
  walletId: string
  /** Signed: below zero takes money away. */
  amountPaise: number
  reason: string
  /** Of whoever is told that the balance is too low. */
  locale?: Locale
}

/** Corrects a balance by hand. Throws `insufficient_balance` rather than take a prepaid wallet below zero, and `not_found`. */
export async function adjust(db: Db, { amountPaise, locale = 'en', ...entry }: Adjustment): Promise<Moved> {
  if (!Number.isSafeInteger(amountPaise) || amountPaise === 0)
    throw new Problem('bad_request', 'The amount is a whole number of paise other than zero.')
  const moved = await moveWallet(db, { ...entry, kind: 'adjust', availablePaise: amountPaise, against: 'adjustment' })
  if (moved) return moved
  const earlier = await earlierOutcome(db, entry.key, { kind: 'adjust', walletId: entry.walletId, amountPaise })
  if (!earlier) throw await tooLittle(db, entry.walletId, -amountPaise, locale)
  return { transferId: earlier.transferId, availablePaise: earlier.availablePaise }
}
