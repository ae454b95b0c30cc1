import { type RawBuilder, sql } from 'kysely'
import type { TransferKind } from '../../../contracts/platform/codes.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Db } from '../../platform/context.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import {
  assertPositivePaise,
  entryColumns,
  entryValues,
  findEarlierTransfer,
  type TransferEntry,
  type TransferResult,
  transferId,
} from './transfer.ts'
import { insufficientBalance } from './walletOf.ts'

interface Credit extends TransferEntry {
  walletId: string
  amountPaise: number
  from: 'gateway' | 'bonus' | 'adjustment'
}

/** Credits a wallet. The key of a gateway payment is its payment id, so that it is credited once. Throws `not_found`. */
export async function credit(db: Db, { amountPaise, from, ...entry }: Credit): Promise<TransferResult> {
  assertPositivePaise(amountPaise)
  const moved = await moveWallet(db, { ...entry, kind: 'credit', availablePaise: amountPaise, against: from })
  if (moved) return moved
  const earlier = await findEarlierTransfer(db, entry.key, { kind: 'credit', walletId: entry.walletId, amountPaise })
  if (!earlier) throw notFound('wallet')
  return { transferId: earlier.transferId, availablePaise: earlier.availablePaise }
}

interface Adjustment extends TransferEntry {
  walletId: string
  /** Signed: a negative amount takes money away. */
  amountPaise: number
  reason: string
  /** The language of the message about an insufficient balance. */
  locale?: Locale
}

/** Corrects a balance manually. Throws `insufficient_balance` instead of overdrawing a prepaid wallet, and `not_found`. */
export async function adjust(db: Db, { amountPaise, locale = 'en', ...entry }: Adjustment): Promise<TransferResult> {
  if (!Number.isSafeInteger(amountPaise) || amountPaise === 0)
    throw new Problem('bad_request', 'The amount must be a whole number of paise other than zero.')
  const moved = await moveWallet(db, { ...entry, kind: 'adjust', availablePaise: amountPaise, against: 'adjustment' })
  if (moved) return moved
  const earlier = await findEarlierTransfer(db, entry.key, { kind: 'adjust', walletId: entry.walletId, amountPaise })
  if (!earlier) throw await insufficientBalance(db, entry.walletId, -amountPaise, locale)
  return { transferId: earlier.transferId, availablePaise: earlier.availablePaise }
}

interface Movement extends TransferEntry {
  kind: Extract<TransferKind, 'credit' | 'reserve' | 'adjust'>
  walletId: string
  /** The change of the wallet's available balance, in paise; the balance may fall below zero only in postpaid wallets. */
  availablePaise: number
  /** The other account of the transfer. */
  against: string
  /** The hold that receives the money. */
  hold?: { id: string; expiresAt: Date }
}

/** Undefined if the wallet is missing, the balance insufficient or the key taken; nothing has changed then. */
export async function moveWallet(db: Db, movement: Movement): Promise<TransferResult | undefined> {
  const { rows } = await sql<TransferResult>`
    with ${walletMovementCte(movement)}
    select id as "transferId", available_after_paise as "availablePaise" from moved`.execute(db)
  return rows[0]
}

/**
 * Moves money between a wallet and one other account, as common table expressions of a single statement, for the sake of a single
 * round trip. The wallet is locked first; a waiting statement then reads the current balance, and `on conflict` sees the key that
 * its predecessor has used. `moved` has the transfer, and no row if nothing has changed.
 */
export function walletMovementCte(movement: Movement): RawBuilder<unknown> {
  const { kind, walletId, availablePaise: change, against, hold } = movement
  const held = hold ? -change : 0
  // A credit limit restricts spending but not corrections by staff.
  const mayOwe = hold
    ? sql`(credit_limit_paise is null or available_paise + ${change}::bigint >= -credit_limit_paise)`
    : sql`true`
  const openHold = hold
    ? sql`, opened as (
        insert into holds (id, wallet_id, amount_paise, remaining_paise, reference, expires_at, created_at)
        select ${hold.id}, wallet_id, amount_paise, amount_paise, reference, ${hold.expiresAt.toISOString()}, created_at
        from moved)`
    : sql``
  return sql`wallet as materialized (
      select id, user_id, account_type, available_paise, held_paise, credit_limit_paise from wallets
      where id = ${walletId} for update
    ), moved as (
      insert into transfers (id, kind, wallet_id, user_id, hold_id, amount_paise, available_after_paise, held_after_paise,
        ${entryColumns})
      select ${transferId(movement)}, ${kind}, id, user_id, ${hold?.id ?? null}, ${hold ? held : change}::bigint,
        available_paise + ${change}::bigint, held_paise + ${held}::bigint, ${entryValues(movement)}
      from wallet
      where ${change}::bigint >= 0 or available_paise + ${change}::bigint >= 0 or account_type = 'Postpaid' and ${mayOwe}
      on conflict (idempotency_key) do nothing
      returning *
    ), kept as (
      update wallets set available_paise = moved.available_after_paise, held_paise = moved.held_after_paise
      from moved where wallets.id = moved.wallet_id
    ), lines as (
      insert into ledger_lines (transfer_id, account, wallet_id, amount_paise)
      select id, 'wallet:' || wallet_id, wallet_id, ${change}::bigint from moved
      union all
      select id, ${against}, ${hold ? sql`wallet_id` : null}, ${-change}::bigint from moved
    )${openHold}`
}
