import type { Context } from '../../platform/context.ts'
import type { GatewayPayment } from '../../platform/ports/paymentGateway.ts'
import type { CasePaymentRow } from './orders.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** How long a payment is waited for that the browser has reported and the gateway has not. */
const REPORTED_MS = 30 * MINUTE_MS
/** An attempt pending longer than this will not complete; the gateway's own orders have expired by then. */
const LIFE_MS = 24 * HOUR_MS
/** When the gateway is asked after its form was opened; later checks are further and further apart. */
const FIRST_CHECK_MS = 15 * SECOND_MS

type Db = Pick<Context, 'db'>

/** Until when at most an open order waits for the bank, so that no second payment may be started; null if nothing is on its way. */
export const waitingUntil = ({ status, pending_until }: CasePaymentRow, now = Date.now()): string | null =>
  status === 'open' && pending_until !== null && Date.parse(pending_until) > now ? pending_until : null

const open = ({ db }: Db, id: string) =>
  db.updateTable('case_payments').where('id', '=', id).where('status', '=', 'open')

/** The person opens the gateway's form. */
export const noteForm = (ctx: Db, id: string, now = Date.now()) =>
  open(ctx, id)
    .set({ form_at: new Date(now), check_at: new Date(now + FIRST_CHECK_MS) })
    .execute()

/** The browser calls a payment paid that the gateway does not know yet. Repeated reports do not prolong the wait. */
export const waitForReport = (ctx: Db, { id }: CasePaymentRow, paymentId: string, now = Date.now()) =>
  open(ctx, id)
    .set({ pending_payment_id: paymentId, pending_until: new Date(now + REPORTED_MS) })
    .where('pending_payment_id', 'is', null)
    .execute()

/** Adapts what an order waits for to the attempts that the gateway knows of. */
export async function noteAttempts(ctx: Db, order: CasePaymentRow, attempts: readonly GatewayPayment[]): Promise<void> {
  const pending = attempts.find(({ status }) => status === 'pending')
  const isDecided = attempts.some(({ id, status }) => id === order.pending_payment_id && status !== 'pending')
  if (pending) {
    const since = Date.parse(order.form_at ?? order.created_at)
    const until = new Date(since + LIFE_MS)
    await open(ctx, order.id).set({ pending_payment_id: pending.id, pending_until: until }).execute()
  } else if (isDecided) await open(ctx, order.id).set({ pending_payment_id: null, pending_until: null }).execute()
}

/**
 * When to ask the gateway next; null for never. Also about an order that is over: somebody may have paid in a form that was open then, and nobody has reported
 * it.
 */
export function nextCheck({ status, form_at, pay_until }: CasePaymentRow, now: Date): Date | null {
  const at = now.getTime()
  const age = form_at === null ? null : at - Date.parse(form_at)
  const again = age !== null && age < LIFE_MS ? at + Math.max(FIRST_CHECK_MS, Math.min(age / 2, HOUR_MS)) : null
  if (status !== 'open') return again === null ? null : new Date(again)
  const end = Math.max(Date.parse(pay_until), at + MINUTE_MS)
  return new Date(again === null ? end : Math.min(again, end))
}
