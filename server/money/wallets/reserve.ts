import type { Locale } from '../../../contracts/text.ts'
import type { Db } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { insufficientBalance } from './insufficientBalance.ts'
import { moveWallet } from './moveWallet.ts'
import { assertPositivePaise, findEarlierTransfer, type TransferEntry, type TransferResult } from './transfer.ts'

interface Reservation extends TransferEntry {
  walletId: string
  amountPaise: number
  reference: string
  /** Of whoever is told that the balance is too low. */
  locale?: Locale
  /** When the sweeper gives back what nobody has captured or released; in an hour by default. */
  expiresAt?: Date
}

const HOLD_MS = 60 * 60_000

/**
 * Sets money aside for a check that is about to run: it leaves what can be spent and waits in a hold.
 * Throws `insufficient_balance`, after which the transaction can go on, and `not_found`.
 */
export async function reserve(db: Db, reservation: Reservation): Promise<TransferResult & { holdId: string }> {
  const { amountPaise, expiresAt, locale = 'en', ...entry } = reservation
  assertPositivePaise(amountPaise)
  const hold = { id: newId('hld'), expiresAt: expiresAt ?? new Date((entry.at?.getTime() ?? Date.now()) + HOLD_MS) }
  const movement = {
    ...entry,
    kind: 'reserve' as const,
    availablePaise: -amountPaise,
    against: `hold:${hold.id}`,
    hold,
  }
  const moved = await moveWallet(db, movement)
  if (moved) return { ...moved, holdId: hold.id }
  const earlier = await findEarlierTransfer(db, entry.key, { kind: 'reserve', walletId: entry.walletId, amountPaise })
  if (!earlier) throw await insufficientBalance(db, entry.walletId, amountPaise, locale)
  const { transferId, availablePaise, holdId } = earlier
  return { transferId, availablePaise, holdId: holdId as string }
}
