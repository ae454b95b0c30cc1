import type { Insertable } from 'kysely'
import type { Schema } from '../platform/db/schema.ts'
import { idAt } from '../platform/identity/ids.ts'

/** Rows without the columns that the database generates. */
type Transfer = Omit<Insertable<Schema['transfers']>, 'seq'>
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
  readonly transfers: Transfer[] = []
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

  /** Returns the capture as a verification stores it. */
  capture(wallet: SeedWallet, hold: Hold, amountPaise: number, note: Note) {
    wallet.heldPaise -= amountPaise
    hold.remaining_paise -= amountPaise
    hold.captured_paise += amountPaise
    const transferId = this.#record(wallet, 'capture', amountPaise, hold, note, holdOf(hold), ['revenue', null])
    return { transferId, availablePaise: wallet.availablePaise }
  }

  release(wallet: SeedWallet, hold: Hold, note: Note): void {
    const amountPaise = hold.remaining_paise
    if (amountPaise === 0) return
    wallet.heldPaise -= amountPaise
    wallet.availablePaise += amountPaise
    hold.remaining_paise = 0
    this.#record(wallet, 'release', amountPaise, hold, note, holdOf(hold), [`wallet:${wallet.id}`, wallet.id])
  }

  #record(
    wallet: SeedWallet,
    kind: string,
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
      available_after_paise: wallet.availablePaise,
      held_after_paise: wallet.heldPaise,
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

type Side = [account: string, walletId: string | null]

const holdOf = (hold: Hold): Side => [`hold:${hold.id}`, hold.wallet_id]
