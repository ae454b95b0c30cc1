import type { Selectable } from 'kysely'
import type { FactValue } from '../../../contracts/cases/condition.ts'
import { gstIncluded } from '../../../contracts/cases/stepPayments.ts'
import type { AskedStep } from '../../cases/runners.ts'
import { dayOf } from '../../checks/days.ts'
import type { ExpectedPayment } from '../../money/payments/paymentOrders.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { SystemActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'

export type CasePaymentRow = Selectable<Schema['case_payments']>
export type CaseReceiptRow = Selectable<Schema['case_receipts']>

const HOUR_MS = 3_600_000

/** Scope of what the server does by itself, on a gateway webhook or a scheduled check. */
export const casePaymentsScope: Scope<SystemActor> = {
  actor: { kind: 'system', name: 'case payments' },
  ip: null,
  requestId: null,
  locale: 'en',
}

export const paymentSettings = ({ step }: Pick<AskedStep, 'step'>) => {
  if (step.kind !== 'payment') throw new TypeError('A step of another kind.')
  const { settings } = step
  return { ...settings, gstPaise: gstIncluded(settings.amountPaise, settings.gstPercent) }
}

/** What the gateway's payments are compared with. */
export const expectedPayment = (order: CasePaymentRow): ExpectedPayment => ({
  gateway_order_id: order.gateway_order_id,
  charged_minor: order.amount_paise,
  currency: 'INR',
  payment_id: order.payment_id,
})

export const openOrderOf = (db: Db | Trx, caseId: string, step: string): Promise<CasePaymentRow | undefined> =>
  db
    .selectFrom('case_payments')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('step', '=', step)
    .where('status', '=', 'open')
    .executeTakeFirst()

/**
 * Makes the order of a step that is asked, in the transaction that says so, or goes on with the open one of an earlier round, so that a payment which is on its way
 * still counts. The case is locked.
 */
export async function placeOrder({ payments }: Pick<Context, 'payments'>, trx: Trx, asked: AskedStep): Promise<void> {
  const { row } = asked.case
  const { amountPaise, gstPaise, payHours } = paymentSettings(asked)
  const payUntil = new Date(Date.now() + payHours * HOUR_MS)
  const open = await openOrderOf(trx, row.id, asked.step.id)
  if (open) {
    const changed = { pay_until: payUntil, failure: null }
    await trx.updateTable('case_payments').set(changed).where('id', '=', open.id).execute()
    return
  }
  await trx
    .insertInto('case_payments')
    .values({
      id: newId('cpo'),
      user_id: row.user_id,
      case_id: row.id,
      step: asked.step.id,
      gateway: payments.name,
      amount_paise: amountPaise,
      gst_paise: gstPaise,
      pay_until: payUntil,
      check_at: payUntil,
    })
    .execute()
}

/** Locks an order. Whoever also changes its case has locked the case first. */
export const lockOrder = (trx: Trx, id: string): Promise<CasePaymentRow> =>
  trx.selectFrom('case_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** The payment that has paid a step and was not given back: it pays the step in every round. */
export const receiptOf = (db: Db | Trx, caseId: string, step: string) =>
  db
    .selectFrom('case_receipts as receipt')
    .innerJoin('case_payments as ordered', 'ordered.id', 'receipt.order_id')
    .selectAll('ordered')
    .where('ordered.case_id', '=', caseId)
    .where('ordered.step', '=', step)
    .where('receipt.kind', '=', 'paid')
    .where('receipt.refund_state', 'is', null)
    .executeTakeFirst()

type Paid = Pick<CasePaymentRow, 'amount_paise' | 'gst_paise' | 'payment_id' | 'paid_at'>

/** What the case knows of a payment. */
export const factsOfPayment = ({ amount_paise, gst_paise, payment_id, paid_at }: Paid): Record<string, FactValue> => ({
  amount: amount_paise,
  ...(gst_paise > 0 && { gst: gst_paise }),
  ...(payment_id !== null && { payment: payment_id }),
  ...(paid_at !== null && { paidAt: dayOf(new Date(paid_at)) }),
})
