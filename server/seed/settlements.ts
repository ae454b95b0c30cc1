import { importRows } from '../backoffice/settlements/importReport.ts'
import { paymentsSystemScope } from '../money/payments/paymentOrders.ts'
import { HELD_BACK_CARD } from '../money/payments/sandboxSettlements.ts'
import type { Context, Trx } from '../platform/context.ts'

const DAY_MS = 86_400_000

/**
 * What the sandbox's gateway reports otherwise than we have recorded it: a payment that we do not know, one that it never settled, one of
 * another amount, and a refund that was made in the gateway's own dashboard.
 */
export async function insertDifferences(trx: Trx, now: Date): Promise<void> {
  const settled = await trx
    .selectFrom('challan_orders')
    .select('payment_id')
    .where('payment_id', 'is not', null)
    .where('status', '=', 'settled')
    .orderBy('paid_at')
    .limit(2)
    .execute()
  const [heldBack, altered] = settled.map(({ payment_id }) => payment_id as string)
  if (!heldBack || !altered) throw new Error('There are no settled challan orders.')
  const payments = trx.updateTable('sandbox_gateway_payments')
  await payments.set({ card: HELD_BACK_CARD }).where('id', '=', heldBack).execute()
  await payments
    .set(eb => ({ amount: eb('amount', '+', 5_000) }))
    .where('id', '=', altered)
    .execute()

  const at = new Date(now.getTime() - 6 * DAY_MS).toISOString()
  const order = { id: 'order_other_shop', amount: 49_900, currency: 'INR' }
  await trx
    .insertInto('sandbox_gateway_orders')
    .values({ ...order, receipt: 'other-shop-1', created_at: at })
    .execute()
  const unknown = { id: 'pay_other_shop', order_id: order.id, amount: order.amount, currency: 'INR', created_at: at }
  await trx
    .insertInto('sandbox_gateway_payments')
    .values({ ...unknown, status: 'captured', card: 'success', error: null })
    .execute()
  const refund = { id: 'rfnd_dashboard', payment_id: altered, key: 'dashboard', amount: 5_000, created_at: at }
  await trx
    .insertInto('sandbox_gateway_refunds')
    .values({ ...refund, status: 'processed' })
    .execute()
}

/** Imports every report of the seeded months, as the worker would have: also of days on which the gateway settled nothing. */
export async function importSeededReports(ctx: Context, days: number, now = new Date()): Promise<void> {
  for (let ago = days; ago >= 1; ago--) {
    const day = new Date(now.getTime() - ago * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
    await importRows(ctx, paymentsSystemScope, await ctx.payments.settlementReport(day), day)
  }
}
