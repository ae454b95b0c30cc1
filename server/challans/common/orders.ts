import type { Insertable, Selectable } from 'kysely'
import { mounts } from '../../../contracts/calls/callRoute.ts'
import { type ChallanEvent, unpaidOrderStatuses } from '../../../contracts/challans.ts'
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

/** Whose an order is: an account's, or a phone's under a brand. */
export type Payer = { userId: string } | { phoneIndex: string; phone: string; brandId: string }

export const paymentUrl = (code: string): string => `${mounts.payments}/challan/${code}`

/** How long an order waits to be paid; then its challans are free again. */
export const UNPAID_MS = 30 * 60_000

/** What nobody has paid yet, and may. */
export const isUnpaid = ({ status }: Pick<OrderRow, 'status'>) => unpaidOrderStatuses.includes(status)

/** What the server does by itself: on a gateway's word, or on asking. */
export const challansSystemScope: Scope<SystemActor> = {
  actor: { kind: 'system', name: 'challans' },
  ip: null,
  requestId: null,
  locale: 'en',
}

export const findByCode = (db: Db, code: string) =>
  db.selectFrom('challan_orders').selectAll().where('code', '=', code).executeTakeFirst()

/** The order under its lock, which every change of it, its challans and refunds takes first. Throws `not_found`. */
export async function lockOrder(trx: Trx, id: string): Promise<OrderRow> {
  const row = await trx.selectFrom('challan_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('order')
  return row
}

/** Challans under their locks, in the one order in which whoever stores a source's answer takes them too. */
export async function lockChallans(trx: Trx, ids: readonly string[]): Promise<void> {
  const rows = trx.selectFrom('challans').select('id').where('id', 'in', ids)
  await rows.orderBy('challan_no').forNoKeyUpdate().execute()
}

export const itemsOf = (db: Db, ...orderIds: string[]): Promise<ItemRow[]> =>
  db.selectFrom('challan_order_items').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute()

export const eventsOf = (db: Db, ...orderIds: string[]): Promise<EventRow[]> =>
  db.selectFrom('challan_order_events').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute()

interface Happened {
  status: ChallanEvent
  actor: Actor
  note?: string | null | undefined
  evidenceObjectId?: string | null
  at?: Date | undefined
}

/** What happened to an order, for its timeline. */
export async function addEvent(trx: Trx, orderId: string, happened: Happened): Promise<void> {
  const { status, actor, note = null, evidenceObjectId = null, at = new Date() } = happened
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
