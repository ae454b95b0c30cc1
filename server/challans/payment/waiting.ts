import { unpaidOrderStatuses } from '../../../contracts/challans/challans.ts'
import type { Context } from '../../platform/context.ts'
import type { GatewayPayment } from '../../platform/ports/paymentGateway.ts'
import { isUnpaid, isWaiting, type OrderRow, UNPAID_MS } from '../common/orders.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** When the gateway is asked after the payment form was opened or left; later checks are further and further apart. */
const FIRST_CHECKS_MS = [15 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS]

/** How long an order waits whose form was opened while the gateway knows of no attempt. */
const OPENED_MS = 2 * MINUTE_MS
/** How long an order waits for a payment that the browser has reported and the gateway has not. */
const REPORTED_MS = 30 * MINUTE_MS
/** An attempt pending longer than this will not complete; the gateway's own orders have expired by then. */
export const LIFE_MS = 24 * 60 * MINUTE_MS

type Db = Pick<Context, 'db'>

/** The payer opens the gateway's form. */
export const waitForForm = (ctx: Db, id: string): Promise<void> => wait(ctx, id, { forMs: OPENED_MS })

/** The browser reports a payment that the gateway has not confirmed. Repeated reports do not prolong the wait. */
export const waitForReport = (ctx: Db, id: string, paymentId: string): Promise<void> =>
  wait(ctx, id, { forMs: REPORTED_MS, paymentId })

async function wait({ db }: Db, id: string, { forMs, paymentId }: { forMs: number; paymentId?: string }) {
  const now = Date.now()
  const first = new Date(now + (FIRST_CHECKS_MS[0] ?? 0)).toISOString()
  const waiting = db
    .updateTable('challan_orders')
    .set(row => ({
      waiting_since: new Date(now),
      waiting_until: new Date(now + forMs),
      check_at: row.fn<string>('least', [row.ref('check_at'), row.val(first)]),
      ...(paymentId && { undecided_payment_id: paymentId }),
    }))
    .where('id', '=', id)
    .where('status', 'in', unpaidOrderStatuses)
    .where('undecided_payment_id', 'is', null)
  await waiting.execute()
}

/** Columns of an order that waits for nothing any more. */
export const notWaiting = { waiting_since: null, waiting_until: null, undecided_payment_id: null }

/** Adapts how long an order waits to the attempts that the gateway knows of. */
export async function updateWaiting({ db }: Db, order: OrderRow, attempts: readonly GatewayPayment[]): Promise<void> {
  if (!isUnpaid(order)) return
  const pending = attempts.find(({ status }) => status === 'pending')
  const since = order.waiting_since === null ? Date.now() : Date.parse(order.waiting_since)
  if (!pending && order.waiting_since === null) return
  const until = pending
    ? Date.parse(order.created_at) + LIFE_MS
    : since + (order.undecided_payment_id === null ? OPENED_MS : REPORTED_MS)
  await db
    .updateTable('challan_orders')
    .set({
      waiting_since: new Date(since),
      waiting_until: new Date(until),
      undecided_payment_id: order.undecided_payment_id ?? pending?.id ?? null,
    })
    .where('id', '=', order.id)
    .where('status', 'in', unpaidOrderStatuses)
    .execute()
}

/** True while a payment of the order may be on its way, so that no second one may be started. */
export const hasUndecidedPayment = (order: OrderRow, now = Date.now()): boolean =>
  isWaiting(order, now) && order.undecided_payment_id !== null

/** When to ask the gateway again about an order that is still unpaid. */
export function nextCheck({ created_at, waiting_since }: OrderRow, now: Date): Date {
  const at = now.getTime()
  if (waiting_since !== null)
    for (const ms of FIRST_CHECKS_MS)
      if (Date.parse(waiting_since) + ms > at) return new Date(Date.parse(waiting_since) + ms)
  const age = at - Date.parse(created_at)
  return new Date(at + Math.max(2 * MINUTE_MS, Math.min(age / 2, UNPAID_MS - age)))
}
