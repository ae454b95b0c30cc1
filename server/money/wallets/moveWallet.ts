import { sql } from 'kysely'
import type { TransferKind } from '../../../contracts/codes.ts'
import type { Db } from '../../platform/context.ts'
import { entryColumns, entryValues, type TransferEntry, type TransferResult, transferId } from './transfer.ts'

interface Movement extends TransferEntry {
  kind: Extract<TransferKind, 'credit' | 'reserve' | 'adjust'>
  walletId: string
  /** What the wallet can spend changes by this many paise; below zero only for postpaid wallets. */
  availablePaise: number
  /** The account on the other side. */
  against: string
  /** A hold that the money goes into. */
  hold?: { id: string; expiresAt: Date }
}

/**
 * Moves money between a wallet and one other account: one statement, so one round trip, which is what makes it fast (design.md).
 * The wallet's lock comes first; whoever waited for it reads the balance as it is then, and `on conflict` sees the key that the
 * one before has used. Undefined when the wallet is missing, the balance short or the key taken: nothing has changed then.
 */
export async function moveWallet(db: Db, movement: Movement): Promise<TransferResult | undefined> {
  const { kind, walletId, availablePaise: change, against, hold } = movement
  const held = hold ? -change : 0
  // A credit limit brakes spending; staff's corrections it does not.
  const mayOwe = hold
    ? sql`(credit_limit_paise is null or available_paise + ${change}::bigint >= -credit_limit_paise)`
    : sql`true`
  const openHold = hold
    ? sql`, opened as (
        insert into holds (id, wallet_id, amount_paise, remaining_paise, reference, expires_at, created_at)
        select ${hold.id}, wallet_id, amount_paise, amount_paise, reference, ${hold.expiresAt.toISOString()}, created_at
        from moved)`
    : sql``
  const { rows } = await sql<TransferResult>`
    with wallet as materialized (
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
    )${openHold}
    select id as "transferId", available_after_paise as "availablePaise" from moved`.execute(db)
  return rows[0]
}
