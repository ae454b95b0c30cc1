import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { readCase } from '../../cases/rows.ts'
import { postTransfer } from '../../money/wallets/transfer.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { type CasePaymentRow, type CaseReceiptRow, casePaymentsScope, lockOrder } from './orders.ts'
import { tellPayer } from './tellPayer.ts'

/** Delay before an unanswered refund is tried again: longer than a gateway call can take, so that two never run at once. */
export const LOOK_AGAIN_MS = 3 * 60_000
/** Delay after the gateway or the bank has refused: its balance may be short today. */
const REFUSED_MS = 24 * 60 * 60_000

interface Locked {
  order: CasePaymentRow
  receipt: CaseReceiptRow
}

/** Locks the order before the receipt is read, like every other code path. */
export async function lockReceipt(trx: Trx, id: string): Promise<Locked> {
  const { order_id } = await trx
    .selectFrom('case_receipts')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const order = await lockOrder(trx, order_id)
  const receipt = await trx.selectFrom('case_receipts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { order, receipt }
}

/**
 * Gives a payment back the way it came. The gateway receives the refund's own id, so it pays once however often it is asked. What it refuses is asked again
 * after a day: this money is owed to the payer. Throws `GatewayUnavailable`; the refund is then retried.
 */
export async function executeRefund(ctx: Context, paymentId: string): Promise<void> {
  const { receipt } = await ctx.db.transaction().execute(trx => lockReceipt(trx, paymentId))
  if (receipt.refund_state !== 'approved' || receipt.refund_id === null) return
  const outcome = await ctx.payments.refund(paymentId, receipt.amount_minor, receipt.refund_id)
  if (outcome.status === 'pending') return
  await ctx.db.transaction().execute(async trx => {
    const now = await lockReceipt(trx, paymentId)
    if (now.receipt.refund_state !== 'approved' || now.receipt.refund_id !== receipt.refund_id) return
    if (outcome.status === 'refused') return noteRefusal(ctx, trx, now, { refusal: outcome.reason })
    // The bank rejected it; the gateway makes another one only under another key.
    if (outcome.status === 'failed') return noteRefusal(ctx, trx, now, { refusal: 'failed', refund_id: newId('cpr') })
    await complete(trx, now, outcome.id)
    const found = await readCase(ctx, trx, now.order.case_id)
    const { amount_minor: amount, currency } = receipt
    if (found) await tellPayer(ctx, trx, found.row, 'returned', { id: paymentId, amount, currency })
  })
}

async function noteRefusal(
  { log }: Context,
  trx: Trx,
  { receipt, order }: Locked,
  refused: { refusal: string; refund_id?: string },
): Promise<void> {
  log.error({ order: order.id, payment: receipt.id, why: refused.refusal }, 'a payment of a case could not be returned')
  const again = { ...refused, check_at: new Date(Date.now() + REFUSED_MS) }
  await trx.updateTable('case_receipts').set(again).where('id', '=', receipt.id).execute()
  await audit(trx, casePaymentsScope, {
    action: 'casePayment.refundRefused',
    subject: order.id,
    userId: order.user_id,
    reason: refused.refusal,
    data: { payment: receipt.id },
  })
}

async function complete(trx: Trx, { receipt, order }: Locked, gatewayRefundId: string): Promise<void> {
  const { id, kind, amount_minor: amountPaise, currency } = receipt
  const booked =
    receipt.transfer_id === null
      ? null
      : await postTransfer(trx, {
          kind: 'return',
          lines: [
            { account: kind === 'paid' ? 'payable' : 'diverged', amountPaise: -amountPaise },
            { account: 'gateway', amountPaise },
          ],
          key: `case-payment-return:${id}`,
          description: ledgerWords.casePaymentReturned.en,
          reference: id,
          actor: casePaymentsScope.actor,
        })
  await trx
    .updateTable('case_receipts')
    .set({
      refund_state: 'done',
      gateway_refund_id: gatewayRefundId,
      refund_transfer_id: booked?.transferId ?? null,
      refunded_at: new Date(),
      refusal: null,
      check_at: null,
    })
    .where('id', '=', id)
    .execute()
  const data = { payment: id, amount: amountPaise, currency, gatewayRefundId }
  await audit(trx, casePaymentsScope, {
    action: 'casePayment.refunded',
    subject: order.id,
    userId: order.user_id,
    data,
  })
}
