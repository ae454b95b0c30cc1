import type { Insertable } from 'kysely'
import type { Schema } from '../platform/db/schema.ts'
import { idAt } from '../platform/identity/ids.ts'

/** Rows without the columns that the database generates. */
type Transfer = Omit<Insertable<Schema['transfers']>, 'seq'> & { created_at: string; wallet_id: string }
type Line = Omit<Insertable<Schema['ledger_lines']>, 'id'>
type Hold = Insertable<Schema['holds']> & { captured_paise: number }

interface Note {
  at: Date
  description: string
  actor: string
  reference: string | null
}

export interface SeedWallet {
  id: string
  userId: string
  availablePaise: number
  heldPaise: number
}

/**
 * Applies the ledger's rules (server/money/wallets) to rows in memory, so that months of history need a few statements instead of
 * thousands. `verify-ledger` checks the result.
 */
export class SeedLedger {
  transfers: Transfer[] = []
  readonly lines: Line[] = []
  readonly holds: Hold[] = []

  credit(wallet: SeedWallet, amountPaise: number, from: 'gateway' | 'bonus', note: Note): void {
    wallet.availablePaise += amountPaise
    this.#record(wallet, 'credit', amountPaise, null, note, [from, null], [`wallet:${wallet.id}`, wallet.id])
  }

  reserve(wallet: SeedWallet, amountPaise: number, note: Note & { reference: string }): Hold {
    wallet.availablePaise -= amountPaise
    wallet.heldPaise += amountPaise
    const hold = {
      id: idAt('hld', note.at),
      wallet_id: wallet.id,
      amount_paise: amountPaise,
      remaining_paise: amountPaise,
      captured_paise: 0,
      reference: note.reference,
      expires_at: new Date(note.at.getTime() + 3_600_000),
      created_at: note.at,
    }
    this.holds.push(hold)
    this.#record(wallet, 'reserve', amountPaise, hold, note, [`wallet:${wallet.id}`, wallet.id], holdOf(hold))
    return hold
  }

  /** Returns the transfer's id. */
  capture(wallet: SeedWallet, hold: Hold, amountPaise: number, note: Note): string {
    wallet.heldPaise -= amountPaise
    hold.remaining_paise -= amountPaise
    hold.captured_paise += amountPaise
    return this.#record(wallet, 'capture', amountPaise, hold, note, holdOf(hold), ['revenue', null])
  }

  release(wallet: SeedWallet, hold: Hold, note: Note): void {
    const amountPaise = hold.remaining_paise
    if (amountPaise === 0) return
    wallet.heldPaise -= amountPaise
    wallet.availablePaise += amountPaise
    hold.remaining_paise = 0
    this.#record(wallet, 'release', amountPaise, hold, note, holdOf(hold), [`wallet:${wallet.id}`, wallet.id])
  }

  /**
   * Sorts the transfers by time and computes the balances after each. Checks that overlap are recorded one after the other, so their
   * transfers are not in the order in which the server would have made them.
   */
  sortByTime(): void {
    this.transfers = this.transfers.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    const balances = new Map<string, { available: number; held: number }>()
    for (const transfer of this.transfers) {
      const change = changes[transfer.kind as keyof typeof changes]
      const { available, held } = balances.get(transfer.wallet_id) ?? { available: 0, held: 0 }
      const after = {
        available: available + change.available * transfer.amount_paise,
        held: held + change.held * transfer.amount_paise,
      }
      balances.set(transfer.wallet_id, after)
      transfer.available_after_paise = after.available
      transfer.held_after_paise = after.held
    }
  }

  #record(
    wallet: SeedWallet,
    kind: keyof typeof changes,
    amount: number,
    hold: Hold | null,
    note: Note,
    from: Side,
    to: Side,
  ): string {
    const id = idAt('trf', note.at)
    this.transfers.push({
      id,
      kind,
      wallet_id: wallet.id,
      user_id: wallet.userId,
      amount_paise: amount,
      available_after_paise: 0,
      held_after_paise: 0,
      idempotency_key: `seed:${id}`,
      hold_id: hold?.id ?? null,
      reference: note.reference,
      description: note.description,
      actor: note.actor,
      reason: null,
      created_at: note.at.toISOString(),
    })
    this.lines.push(
      { transfer_id: id, account: from[0], wallet_id: from[1], amount_paise: -amount },
      { transfer_id: id, account: to[0], wallet_id: to[1], amount_paise: amount },
    )
    return id
  }
}

/** How each kind changes a wallet's available and held money. */
const changes = {
  credit: { available: 1, held: 0 },
  reserve: { available: -1, held: 1 },
  capture: { available: 0, held: -1 },
  release: { available: 1, held: -1 },
} as const

type Side = [account: string, walletId: string | null]

const holdOf = (hold: Hold): Side => [`hold:${hold.id}`, hold.wallet_id]
