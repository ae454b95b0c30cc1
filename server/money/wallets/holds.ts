import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TransferKind } from '../../../contracts/platform/codes.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Db } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { moveWallet, walletMovementCte } from './credits.ts'
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

export interface Reservation extends TransferEntry {
  walletId: string
  amountPaise: number
  reference: string
  /** The language of the message about an insufficient balance. */
  locale?: Locale
  /** When the sweeper releases what was neither captured nor released; by default one hour from now. */
  expiresAt?: Date
}

const HOLD_MS = 60 * 60_000

/**
 * Reserves money for a check that is about to run: it moves from the available balance into a hold. Throws
 * `insufficient_balance`, after which the transaction remains usable, and `not_found`.
 */
export async function reserve(db: Db, reservation: Reservation): Promise<TransferResult & { holdId: string }> {
  const { amountPaise, locale = 'en', ...entry } = reservation
  const newHold = { ...reservation, holdId: newId('hld') }
  const moved = await moveWallet(db, movementOf(newHold))
  if (moved) return { ...moved, holdId: newHold.holdId }
  const earlier = await findEarlierTransfer(db, entry.key, { kind: 'reserve', walletId: entry.walletId, amountPaise })
  if (!earlier) throw await insufficientBalance(db, entry.walletId, amountPaise, locale)
  const { transferId, availablePaise, holdId } = earlier
  return { transferId, availablePaise, holdId: holdId as string }
}

/**
 * A reservation under the given hold id, as common table expressions for a statement that also stores what the money is reserved
 * for: `moved` has one row, or none if the balance is insufficient, the wallet missing or the key taken.
 */
export const reservationCte = (entry: Reservation & { holdId: string }): RawBuilder<unknown> =>
  walletMovementCte(movementOf(entry))

function movementOf({ amountPaise, expiresAt, holdId, ...entry }: Parameters<typeof reservationCte>[0]) {
  assertPositivePaise(amountPaise)
  const hold = { id: holdId, expiresAt: expiresAt ?? new Date((entry.at?.getTime() ?? Date.now()) + HOLD_MS) }
  return { ...entry, kind: 'reserve', availablePaise: -amountPaise, against: `hold:${holdId}`, hold } as const
}

interface Capture extends TransferEntry {
  holdId: string
  amountPaise: number
}

/**
 * Charges a reservation, in full or in parts: a hold may be captured repeatedly, up to its amount. Throws `conflict` if the hold
 * has less left (it was released in the meantime).
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

interface Release extends TransferEntry {
  holdId: string
  /** By default, all that remains. */
  amountPaise?: number | undefined
}

interface Released {
  /** Null if nothing was left to release. */
  transferId: string | null
  releasedPaise: number
}

/** Returns reserved money to its wallet. Throws `conflict` if the hold has less left than requested. */
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

/** Keeps a hold until then, for what waits longer than expected. False if nothing is left in it. */
export async function extendHold(db: Db, id: string, expiresAt: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('holds')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .where('remaining_paise', '>', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Refund extends TransferEntry {
  /** The hold from which the charge was captured. */
  holdId: string
  amountPaise: number
  reason: string
}

/** Refunds a charge, in full or in parts, but never more than was captured. Throws `conflict` if less is left to refund. */
export async function refund(db: Db, entry: Refund): Promise<TransferResult> {
  const { holdId, amountPaise } = entry
  assertPositivePaise(amountPaise)
  const outcome =
    (await moveHold(db, { ...entry, kind: 'refund' })) ??
    (await findEarlierTransfer(db, entry.key, { kind: 'refund', holdId, amountPaise }))
  if (!outcome) throw new Problem('conflict', 'This is more than was charged and not yet refunded.')
  return { transferId: outcome.transferId, availablePaise: outcome.availablePaise }
}

export interface HoldMovement extends TransferEntry {
  kind: Extract<TransferKind, 'capture' | 'release' | 'refund'>
  holdId: string
  /** By default, all that remains in the hold. */
  amountPaise?: number | undefined
}

interface Route {
  from: RawBuilder<string>
  to: RawBuilder<string>
  /** The multiple of the amount by which each figure changes. */
  available: 0 | 1
  held: 0 | -1
  captured: 0 | 1
  refunded: 0 | 1
  /** The most that may be moved. */
  most: RawBuilder<number>
}

const theWallet = sql<string>`'wallet:' || wallet_id`
const theHold = sql<string>`'hold:' || hold_id`
const revenue = sql<string>`'revenue'`
const remaining = sql<number>`hold.remaining_paise`
const keptRevenue = sql<number>`hold.captured_paise - hold.refunded_paise`

const routes: Record<HoldMovement['kind'], Route> = {
  capture: { from: theHold, to: revenue, available: 0, held: -1, captured: 1, refunded: 0, most: remaining },
  release: { from: theHold, to: theWallet, available: 1, held: -1, captured: 0, refunded: 0, most: remaining },
  refund: { from: revenue, to: theWallet, available: 1, held: 0, captured: 0, refunded: 1, most: keptRevenue },
}

/** Undefined if the hold is missing, has too little or nothing left, or the key is taken; nothing has changed then. */
async function moveHold(
  db: Db,
  movement: HoldMovement,
): Promise<(TransferResult & { amountPaise: number }) | undefined> {
  const { rows } = await sql<TransferResult & { amountPaise: number }>`
    with ${holdMovementCte(movement)}
    select id as "transferId", available_after_paise as "availablePaise", amount_paise as "amountPaise" from moved`.execute(
    db,
  )
  return rows[0]
}

/**
 * Moves money out of a hold, or back from revenue to the wallet that a hold was taken from, as common table expressions of one
 * statement like `walletMovementCte`; only if the condition is true. The wallet is always locked before the hold, which prevents
 * deadlocks. New figures are computed from the locked rows, never as `column + change`, because PostgreSQL first checks the
 * constraints on the row in the statement's snapshot. `moved` has the transfer, and no row if nothing has changed.
 */
export function holdMovementCte(movement: HoldMovement, condition = sql<SqlBool>`true`): RawBuilder<unknown> {
  const { kind, holdId, amountPaise = null } = movement
  const { from, to, available, held, captured, refunded, most } = routes[kind]
  return sql`wallet as materialized (
      select id, user_id, available_paise, held_paise from wallets
      where id = (select wallet_id from holds where id = ${holdId}) for update
    ), hold as materialized (
      select holds.*, coalesce(${amountPaise}::bigint, remaining_paise) as moving_paise
      from wallet join holds on holds.wallet_id = wallet.id where holds.id = ${holdId} for update of holds
    ), moved as (
      insert into transfers (id, kind, wallet_id, user_id, hold_id, amount_paise, available_after_paise, held_after_paise,
        ${entryColumns})
      select ${transferId(movement)}, ${kind}, wallet.id, wallet.user_id, hold.id, hold.moving_paise,
        wallet.available_paise + ${available}::bigint * hold.moving_paise,
        wallet.held_paise + ${held}::bigint * hold.moving_paise, ${entryValues(movement)}
      from wallet, hold
      where hold.moving_paise > 0 and hold.moving_paise <= ${most} and ${condition}
      on conflict (idempotency_key) do nothing
      returning *
    ), kept as (
      update wallets set available_paise = moved.available_after_paise, held_paise = moved.held_after_paise
      from moved where wallets.id = moved.wallet_id
    ), settled as (
      update holds set
        remaining_paise = hold.remaining_paise + ${held}::bigint * moved.amount_paise,
        captured_paise = hold.captured_paise + ${captured}::bigint * moved.amount_paise,
        refunded_paise = hold.refunded_paise + ${refunded}::bigint * moved.amount_paise
      from moved join hold on hold.id = moved.hold_id where holds.id = hold.id
    ), lines as (
      insert into ledger_lines (transfer_id, account, wallet_id, amount_paise)
      select id, account, case account when 'revenue' then null else wallet_id end, amount
      from moved cross join lateral (values (${from}, -amount_paise), (${to}, amount_paise)) as line (account, amount)
    )`
}
