import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import type { SettlementRow } from '../../platform/ports/paymentGateway.ts'
import { settlementRow } from './settlementRow.ts'

/** Two per cent of a payment, and GST on it. */
const feeOf = (amount: number) => Math.floor((amount * 2 + 50) / 100)
const taxOf = (fee: number) => Math.floor((fee * 18 + 50) / 100)

/** Settled two days after the payment, as most gateways in India do. */
const SETTLED_AFTER_DAYS = 2

/** Payments with this card are kept back: captured, but never settled. */
export const HELD_BACK_CARD = 'heldBack'

/** The sandbox's settlement of a day: its rupee payments and refunds of two days before, at nine in the morning. */
export async function sandboxSettlementReport(db: Db, day: string): Promise<SettlementRow[]> {
  const before = (column: string) =>
    sql<SqlBool>`(${sql.ref(column)} at time zone 'Asia/Kolkata')::date = ${day}::date - ${sql.lit(SETTLED_AFTER_DAYS)}`
  const payments = await db
    .selectFrom('sandbox_gateway_payments')
    .selectAll()
    .where('status', '=', 'captured')
    .where('currency', '=', 'INR')
    .where('card', '<>', HELD_BACK_CARD)
    .where(before('created_at'))
    .orderBy('created_at')
    .execute()
  const refunds = await db
    .selectFrom('sandbox_gateway_refunds as refund')
    .innerJoin('sandbox_gateway_payments as payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'refund.payment_id', 'payment.order_id', 'refund.amount', 'refund.created_at'])
    .where('refund.status', '=', 'processed')
    .where('payment.currency', '=', 'INR')
    .where(before('refund.created_at'))
    .orderBy('refund.created_at')
    .execute()
  const digits = day.replaceAll('-', '')
  const settled = {
    currency: 'INR',
    settledAt: new Date(`${day}T03:30:00Z`),
    settlementId: `setl_sandbox${digits}`,
    utr: `SBX${digits}`,
  }
  const rows = [
    ...payments.map(({ id, order_id: orderId, amount, created_at }) => {
      const [fee, tax] = [feeOf(amount), taxOf(feeOf(amount))]
      const sums = { debit: 0, credit: amount - fee - tax, amount, tax }
      return settlementRow({
        ...settled,
        ...sums,
        id,
        type: 'payment',
        paymentId: null,
        orderId,
        at: new Date(created_at),
      })
    }),
    ...refunds.map(({ id, payment_id: paymentId, order_id: orderId, amount, created_at }) => {
      const sums = { debit: amount, credit: 0, amount, tax: 0 }
      return settlementRow({ ...settled, ...sums, id, type: 'refund', paymentId, orderId, at: new Date(created_at) })
    }),
  ]
  return rows.filter(row => row !== null)
}
