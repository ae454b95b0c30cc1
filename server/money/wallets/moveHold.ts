import { type RawBuilder, sql } from 'kysely'
import type { TransferKind } from '../../../contracts/codes.ts'
import type { Db } from '../../platform/context.ts'
import { entryColumns, entryValues, type TransferEntry, type TransferResult, transferId } from './transfer.ts'

interface HoldMovement extends TransferEntry {
  kind: Extract<TransferKind, 'capture' | 'release' | 'refund'>
  holdId: string
  /** Without it, all that remains in the hold. */
  amountPaise?: number | undefined
}

interface Route {
  from: RawBuilder<string>
  to: RawBuilder<string>
  /** By how many times the amount each figure changes. */
  available: 0 | 1
  held: 0 | -1
  captured: 0 | 1
  refunded: 0 | 1
  /** What of the hold may at most be moved. */
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

/**
 * Moves money out of a hold, or back from revenue to the wallet that a hold was taken from, in one statement like `moveWallet`.
 * The wallet is always locked before the hold, so that no two movements wait for each other. New figures are set from the locked
 * rows, never as `column + change`: PostgreSQL checks the constraints on the row of the statement's snapshot first. Undefined when the hold is missing,
 * holds too little or nothing, or the key is taken: nothing has changed then.
 */
export async function moveHold(
  db: Db,
  movement: HoldMovement,
): Promise<(TransferResult & { amountPaise: number }) | undefined> {
  const { kind, holdId, amountPaise = null } = movement
  const { from, to, available, held, captured, refunded, most } = routes[kind]
  const { rows } = await sql<TransferResult & { amountPaise: number }>`
    with wallet as materialized (
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
      where hold.moving_paise > 0 and hold.moving_paise <= ${most}
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
    )
    select id as "transferId", available_after_paise as "availablePaise", amount_paise as "amountPaise" from moved`.execute(
    db,
  )
  return rows[0]
}
