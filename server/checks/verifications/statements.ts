import { sql } from 'kysely'
import { insertDeliveries, type NewWebhookEvent } from '../../messaging/webhooks/emit.ts'
import { type HoldMovement, holdMovementCte, type Reservation, reservationCte } from '../../money/wallets/holds.ts'
import { insertAudit } from '../../platform/audit/audit.ts'
import type { Db, Scope } from '../../platform/context.ts'
import { always, jsonRows } from '../../platform/db/jsonRows.ts'
import type { outcomeValues } from './outcome.ts'
import type { VerificationRow } from './values.ts'

/*
 * The two statements of a check. Each is one round trip and commits by itself: a transaction of several statements takes four or five
 * and keeps the wallet locked during all of them (docs/decisions/0020). The ledger contributes its part as common table expressions,
 * of which `moved` has one row if the money moved; everything else depends on that row, so that all of it is stored or nothing.
 */

const nothing = sql``

/** Stores a verification that begins, with its audit row; false if the price, if there is one, could not be reserved. */
export async function insertVerification(
  db: Db,
  scope: Scope,
  row: VerificationRow,
  reservation: (Reservation & { holdId: string }) | null,
): Promise<boolean> {
  const { id: subject, user_id: userId, product, purpose, mode, channel, reused_from: reusedFrom } = row
  const data = { product, purpose, mode, channel, ...(reusedFrom !== null && { reusedFrom }) }
  const entry = { action: 'verification.created', subject, userId, data } as const
  const money = reservation ? sql`${reservationCte(reservation)}, ` : nothing
  const cause = reservation ? sql`moved` : always
  const { rows } = await sql`
    with ${money}audited as (
      ${insertAudit(scope, entry, cause)}
    )
    insert into verifications
    select made.* from ${jsonRows('verifications', [row])} as made, ${cause}
    returning id`.execute(db)
  return rows.length > 0
}

interface Settlement {
  id: string
  /** The status that the verification must still have. */
  from: string
  values: ReturnType<typeof outcomeValues>
  /** What becomes of the hold; null without one. */
  movement: HoldMovement | null
  event: NewWebhookEvent
}

type Charge = Pick<VerificationRow, 'transfer_id' | 'balance_after_paise'>

/**
 * Captures or releases the hold, stores the outcome of a running or waiting verification and queues its webhooks. Returns the charge;
 * undefined if somebody else has settled the verification, or nothing is left in its hold, and nothing has changed then. Whoever settles a verification
 * locks its hold first, so that the status, which is read without a lock, decides only where there is no hold.
 */
export async function settleVerificationRow(
  db: Db,
  { id, from, values, movement, event }: Settlement,
): Promise<Charge | undefined> {
  const isOpen = sql<boolean>`verifications.id = ${id} and verifications.status = ${from}`
  const condition = sql<boolean>`exists (select from verifications where ${isOpen})`
  const money = movement ? sql`${holdMovementCte(movement, condition)}, ` : nothing
  const charge = movement?.kind === 'capture' ? sql`moved.id, moved.available_after_paise` : sql`null, null`
  const { rows } = await sql<Charge>`
    with ${money}ended as (
      update verifications set
        status = made.status, outcome = made.outcome, result_sealed = made.result_sealed, source = made.source,
        fetched_at = made.fetched_at, source_tries = made.source_tries, source_ms = made.source_ms,
        source_cost_paise = made.source_cost_paise, reusable = made.reusable, error = made.error, charge_paise = made.charge_paise, timeline = made.timeline,
        duration_ms = made.duration_ms, finished_at = made.finished_at, pending_sealed = null,
        subject_masked = coalesce(made.subject_masked, verifications.subject_masked),
        subject_index = coalesce(made.subject_index, verifications.subject_index),
        (transfer_id, balance_after_paise) = (${charge})
      from ${jsonRows('verifications', [values])} as made${movement ? sql`, moved` : nothing}
      where ${isOpen}
      returning verifications.transfer_id, verifications.balance_after_paise
    ), queued as (
      ${insertDeliveries(event, sql`ended`)}
    )
    select * from ended`.execute(db)
  return rows[0]
}
