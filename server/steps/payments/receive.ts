import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { applyEvent } from '../../cases/apply.ts'
import { readCase } from '../../cases/rows.ts'
import { askedStep } from '../../cases/work.ts'
import { collectDiverged } from '../../money/payments/divergedPayments.ts'
import { isDivergence, paymentMismatch } from '../../money/payments/paymentOrders.ts'
import { postTransfer } from '../../money/wallets/transfer.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { type GatewayPayment, GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'
import {
  type CasePaymentRow,
  type CaseReceiptRow,
  casePaymentsScope,
  expectedPayment,
  factsOfPayment,
  lockOrder,
  receiptOf,
} from './orders.ts'
import { executeRefund, LOOK_AGAIN_MS } from './refund.ts'
import { tellPayer } from './tellPayer.ts'
import { noteAttempts } from './waiting.ts'

/**
 * Handles what the gateway reports about a payment: it pays its step, or its failure is noted. Whatever else came goes back by itself: a second payment, another amount,
 * one for a step that nobody waits for any more.
 */
export async function receiveCasePayment(ctx: Context, order: CasePaymentRow, payment: GatewayPayment): Promise<void> {
  const mismatch = paymentMismatch(expectedPayment(order), payment)
  if (mismatch === 'declined' && payment.status === 'failed') await noteFailure(ctx, order, payment)
  if (mismatch && !isDivergence(mismatch)) return
  const goesBack = await ctx.db.transaction().execute(trx => applyPayment(ctx, trx, order, payment))
  if (goesBack) await executeRefund(ctx, payment.id).catch(ignoreUnavailable)
}

/** Applies a captured payment once, with its money, its step and its message in one transaction. Returns whether it is to be given back. */
async function applyPayment(
  ctx: Context,
  trx: Trx,
  { id, case_id }: CasePaymentRow,
  payment: GatewayPayment,
): Promise<boolean> {
  const found = await readCase(ctx, trx, case_id, { lock: true })
  const order = await lockOrder(trx, id)
  const known = trx.selectFrom('case_receipts').select('id').where('id', '=', payment.id)
  if (await known.executeTakeFirst()) return false
  const mismatch = paymentMismatch(expectedPayment(order), payment)
  if (mismatch !== null && !isDivergence(mismatch)) return false
  const asked = askedStep(found, { step: order.step })
  const isPaid = (await receiptOf(trx, order.case_id, order.step)) !== undefined
  const kind = mismatch ?? (isPaid ? 'twice' : order.status === 'open' && asked ? 'paid' : 'late')
  const at = new Date()
  await keepReceipt(trx, order, payment, { kind, at })
  const row = found?.row
  if (kind !== 'paid' || !asked) {
    ctx.log.warn({ order: order.id, payment: payment.id, kind }, 'a payment of a case goes back')
    if (row) await tellPayer(ctx, trx, row, 'goesBack', payment)
    return true
  }
  const paid = { status: 'paid' as const, payment_id: payment.id, paid_at: at.toISOString() }
  const after = { ...paid, failure: null, pending_payment_id: null, pending_until: null }
  await trx.updateTable('case_payments').set(after).where('id', '=', order.id).execute()
  const facts = factsOfPayment({ ...order, ...paid })
  const event = { type: 'answered', step: order.step, round: asked.round, outcome: 'paid', facts } as const
  await applyEvent(ctx, trx, order.case_id, { event, by: 'system' })
  if (row) await tellPayer(ctx, trx, row, 'received', payment)
  return false
}

async function keepReceipt(
  trx: Trx,
  order: CasePaymentRow,
  payment: GatewayPayment,
  { kind, at }: { kind: CaseReceiptRow['kind']; at: Date },
): Promise<void> {
  const { id, amount, currency } = payment
  const { actor } = casePaymentsScope
  const entry = { key: `case-payment:${id}`, actor, reference: id, at }
  const transferId =
    kind === 'paid'
      ? (
          await postTransfer(trx, {
            ...entry,
            kind: 'collect',
            lines: [
              { account: 'gateway', amountPaise: -amount },
              { account: 'payable', amountPaise: amount },
            ],
            description: ledgerWords.casePaymentReceived.en,
          })
        ).transferId
      : await collectDiverged(trx, payment, { ...entry, description: ledgerWords.casePaymentDiverged.en })
  const refund = { refund_state: 'approved', refund_id: newId('cpr'), refund_asked_at: at } as const
  await trx
    .insertInto('case_receipts')
    .values({
      id,
      order_id: order.id,
      kind,
      amount_minor: amount,
      currency,
      transfer_id: transferId,
      at,
      ...(kind !== 'paid' && { ...refund, check_at: new Date(at.getTime() + LOOK_AGAIN_MS) }),
    })
    .execute()
  const data = { payment: id, kind, amount, currency, case: order.case_id, step: order.step }
  await audit(trx, casePaymentsScope, {
    action: 'casePayment.received',
    subject: order.id,
    userId: order.user_id,
    data,
  })
}

/** The step can still be paid. */
const noteFailure = ({ db }: Context, { id }: CasePaymentRow, payment: GatewayPayment) =>
  db
    .updateTable('case_payments')
    .set({ failure: payment.error })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute()

/** Applies every attempt that the gateway knows of, and returns the order as it is then. Throws `GatewayUnavailable`. */
export async function syncCasePayment(ctx: Context, order: CasePaymentRow): Promise<CasePaymentRow> {
  const attempts = order.gateway_order_id ? await ctx.payments.paymentsOf(order.gateway_order_id) : []
  // Sequentially: a second captured payment must see that the first one paid the order.
  for (const payment of attempts) await receiveCasePayment(ctx, await reloadOrder(ctx, order.id), payment)
  await noteAttempts(ctx, await reloadOrder(ctx, order.id), attempts)
  return reloadOrder(ctx, order.id)
}

export const reloadOrder = ({ db }: Pick<Context, 'db'>, id: string): Promise<CasePaymentRow> =>
  db.selectFrom('case_payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Webhook or reconciliation report it later. */
export function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof GatewayUnavailable)) throw error
}
