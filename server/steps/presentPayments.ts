import { sql } from 'kysely'
import type { ShownStepPayment } from '../../contracts/cases/shown.ts'
import type { Context } from '../platform/context.ts'
import type { CasePaymentRow } from './payments/orders.ts'
import { waitingUntil } from './payments/waiting.ts'

/** The latest order of each step of a case, and what was received for it. */
export async function presentPayments(
  { db }: Pick<Context, 'db'>,
  caseId: string,
): Promise<Map<string, ShownStepPayment>> {
  const orders = await db.selectFrom('case_payments').selectAll().where('case_id', '=', caseId).orderBy('id').execute()
  if (orders.length === 0) return new Map()
  const receipts = await db
    .selectFrom('case_receipts')
    .selectAll()
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('at')
    .orderBy(sql`id`)
    .execute()
  const shown = new Map<string, ShownStepPayment>()
  for (const order of orders) {
    const own = receipts.filter(({ order_id }) => order_id === order.id)
    const earlier = shown.get(order.step)
    const came = own.map(({ kind, amount_minor, currency, at, refund_state, refunded_at, refusal }) => ({
      kind,
      amountMinor: amount_minor,
      currency,
      at,
      refund: refund_state,
      refundedAt: refunded_at,
      refusal: refusal !== null,
    }))
    shown.set(order.step, {
      state: stateOf(order),
      amountPaise: order.amount_paise,
      failure: order.failure,
      payUntil: order.status === 'open' ? order.pay_until : null,
      received: [...(earlier?.received ?? []), ...came],
    })
  }
  return shown
}

const stateOf = (order: CasePaymentRow): ShownStepPayment['state'] => (waitingUntil(order) ? 'waiting' : order.status)
