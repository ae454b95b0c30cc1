import { type Insertable, type Selectable, sql } from 'kysely'
import { mounts } from '../../../contracts/calls/callRoute.ts'
import { type ChallanEvent, unpaidOrderStatuses } from '../../../contracts/challans/challans.ts'
import type { Db, Scope, Trx } from '../../platform/context.ts'
import type { ChallansTables } from '../../platform/db/schema/challans.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type Actor, actorId, type SystemActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'

export type OrderRow = Selectable<ChallansTables['challan_orders']>
export type ItemRow = Selectable<ChallansTables['challan_order_items']>
export type EventRow = Selectable<ChallansTables['challan_order_events']>
export type SearchRow = Selectable<ChallansTables['challan_searches']>
export type RefundRow = Selectable<ChallansTables['challan_refunds']>
export type DivergedRow = Selectable<ChallansTables['challan_diverged_payments']>

/** Who pays an order: an account, or a phone number under a brand. */
export type Payer = { userId: string } | { phoneIndex: string; phone: string; brandId: string }

export const paymentUrl = (code: string): string => `${mounts.payments}/challan/${code}`

/** How long an order can be paid after it was begun. */
export const UNPAID_MS = 30 * 60_000

/** True while the order is unpaid and can still be paid. */
export const isUnpaid = ({ status }: Pick<OrderRow, 'status'>) => unpaidOrderStatuses.includes(status)

/**
 * True while an unpaid order waits for the bank: its payment form was opened, or a payment is on its way. Its challans can then not be
 * chosen, not even by its payer, until the gateway has answered or the time is over.
 */
export const isWaiting = (
  order: Pick<OrderRow, 'status' | 'waiting_until' | 'divergence'>,
  now = Date.now(),
): boolean =>
  isUnpaid(order) && order.divergence === null && order.waiting_until !== null && Date.parse(order.waiting_until) > now

/** Until when at most an order waits; null if it does not. */
export const waitingUntil = (order: Parameters<typeof isWaiting>[0]): string | null =>
  isWaiting(order) ? order.waiting_until : null

/** Scope of what the server does by itself, on a gateway webhook or a scheduled check. */
export const challansSystemScope: Scope<SystemActor> = {
  actor: { kind: 'system', name: 'challans' },
  ip: null,
  requestId: null,
  locale: 'en',
}

export const findByCode = (db: Db, code: string) =>
  db.selectFrom('challan_orders').selectAll().where('code', '=', code).executeTakeFirst()

/** Locks an order. Every change to an order, its challans or its refunds takes this lock first. Throws `not_found`. */
export async function lockOrder(trx: Trx, id: string): Promise<OrderRow> {
  const row = await trx.selectFrom('challan_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('order')
  return row
}

/** Locks challans in the same order as `storeChallans`, so that the two cannot deadlock. */
export async function lockChallans(trx: Trx, ids: readonly string[]): Promise<void> {
  const rows = trx.selectFrom('challans').select('id').where('id', 'in', ids)
  await rows.orderBy('challan_no').forNoKeyUpdate().execute()
}

export const itemsOf = (db: Db, ...orderIds: string[]): Promise<ItemRow[]> =>
  db.selectFrom('challan_order_items').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute()

export const eventsOf = (db: Db, ...orderIds: string[]): Promise<EventRow[]> =>
  db.selectFrom('challan_order_events').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute()

interface NewEvent {
  status: ChallanEvent
  actor: Actor
  note?: string | null | undefined
  evidenceObjectId?: string | null
  at?: Date | undefined
}

/** Adds an entry to an order's timeline. */
export async function addEvent(trx: Trx, orderId: string, event: NewEvent): Promise<void> {
  const { status, actor, note = null, evidenceObjectId = null, at = new Date() } = event
  const row: Insertable<Schema['challan_order_events']> = {
    order_id: orderId,
    status,
    actor: actorId(actor),
    note,
    evidence_object_id: evidenceObjectId,
    at,
  }
  await trx.insertInto('challan_order_events').values(row).execute()
}

/** Describes the latest diverged payment that has not been returned on its order; null when there is none. */
export async function updateOrderDivergence(trx: Trx, orderId: string): Promise<void> {
  await sql`update challan_orders set divergence = (
      select payment.mismatch || ': ' || payment.payment_id || ' of ' || payment.amount_minor || ' ' || payment.currency
      from challan_diverged_payments payment
      where payment.order_id = challan_orders.id and not exists (
        select 1 from challan_refunds refund
        where refund.diverged_payment_id = payment.payment_id and refund.state = 'done')
      order by payment.at desc limit 1)
    where id = ${orderId}`.execute(trx)
}
