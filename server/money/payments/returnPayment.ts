import type { Selectable } from 'kysely'
import type { TopUpWallet } from '../../../contracts/money/topUp.ts'
import { formatMinor } from '../../../contracts/platform/money.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { sendPaymentMail } from '../../messaging/preferences/paymentMail.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { postTransfer } from '../wallets/transfer.ts'
import { describeDivergence } from './divergedPayments.ts'
import { paymentsSystemScope } from './paymentOrders.ts'

type Payment = Selectable<Schema['diverged_payments']>
type ReturnState = Payment['return_state']

/** Delay before an unanswered return is tried again: longer than a gateway call can take, so that two never run at once. */
const LOOK_AGAIN_MS = 3 * 60_000

/** A payment to be returned in full, in minor units of its currency. */
export interface PaymentReturn {
  userId: string
  paymentId: string
  wallet: TopUpWallet
  amountMinor: number
  currency: string
}

/** Locks a payment that can be returned. Throws `not_found`, and `conflict` while its return is under way and once it is done. */
export async function returnablePayment(trx: Trx, paymentId: string): Promise<PaymentReturn> {
  const { payment, order } = await lockPayment(trx, paymentId)
  if (payment.return_state === 'approved' || payment.return_state === 'done')
    throw new Problem('conflict', 'This payment has already been returned, or its return is under way.')
  const { amount_minor: amountMinor, currency } = payment
  return { userId: order.user_id, paymentId, wallet: order.wallet, amountMinor, currency }
}

/** Locks the order before the payment, like every other code path. */
async function lockPayment(trx: Trx, id: string) {
  const found = await trx.selectFrom('diverged_payments').select('order_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound('payment')
  const order = await trx
    .selectFrom('payment_orders')
    .selectAll()
    .where('id', '=', found.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const payment = await trx.selectFrom('diverged_payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { order, payment }
}

/** Records that a second person approved the return; `executeReturn` then makes it. Throws what `returnablePayment` throws. */
export async function approveReturn(trx: Trx, paymentId: string, approvalId: string): Promise<void> {
  await returnablePayment(trx, paymentId)
  await trx
    .updateTable('diverged_payments')
    .set({
      return_state: 'approved',
      return_id: approvalId,
      refusal: null,
      gateway_refund_id: null,
      check_at: new Date(Date.now() + LOOK_AGAIN_MS),
    })
    .where('id', '=', paymentId)
    .execute()
}

/**
 * Returns an approved payment to the card. The gateway receives the approval's id, so it pays once however often it is asked; another
 * approval is another attempt. Returns the state. Throws `GatewayUnavailable`; the return then stays approved and is retried.
 */
export async function executeReturn(ctx: Context, paymentId: string): Promise<ReturnState> {
  const { payment } = await ctx.db.transaction().execute(trx => lockPayment(trx, paymentId))
  if (payment.return_state !== 'approved' || payment.return_id === null) return payment.return_state
  const outcome = await ctx.payments.refund(paymentId, payment.amount_minor, payment.return_id)
  if (outcome.status === 'pending') return 'approved'
  return ctx.db.transaction().execute(async trx => {
    const now = await lockPayment(trx, paymentId)
    if (now.payment.return_state !== 'approved' || now.payment.return_id !== payment.return_id)
      return now.payment.return_state
    if (outcome.status === 'refused') return endWithout(trx, now, { state: 'refused', refusal: outcome.reason })
    if (outcome.status === 'failed') return endWithout(trx, now, { state: 'failed', gatewayRefundId: outcome.id })
    return complete(ctx, trx, now, outcome.id)
  })
}

type Locked = Awaited<ReturnType<typeof lockPayment>>
type Failure = { state: 'refused'; refusal: string } | { state: 'failed'; gatewayRefundId: string }

/** The gateway did not make it, or the bank rejected it; staff can ask for it again. */
async function endWithout(trx: Trx, { payment, order }: Locked, failure: Failure): Promise<ReturnState> {
  const { state } = failure
  await trx
    .updateTable('diverged_payments')
    .set({
      return_state: state,
      refusal: state === 'refused' ? failure.refusal : null,
      gateway_refund_id: state === 'failed' ? failure.gatewayRefundId : null,
      check_at: null,
    })
    .where('id', '=', payment.id)
    .execute()
  await audit(trx, paymentsSystemScope, {
    action: state === 'refused' ? 'payment.returnRefused' : 'payment.returnFailed',
    subject: order.id,
    userId: order.user_id,
    reason: state === 'refused' ? failure.refusal : null,
    data: { payment: payment.id },
  })
  return state
}

async function complete(ctx: Context, trx: Trx, { payment, order }: Locked, gatewayRefundId: string): Promise<'done'> {
  const { id, amount_minor: amount, currency } = payment
  await trx
    .updateTable('diverged_payments')
    .set({
      return_state: 'done',
      gateway_refund_id: gatewayRefundId,
      return_transfer_id: payment.transfer_id === null ? null : await bookOut(trx, payment),
      returned_at: new Date(),
      check_at: null,
    })
    .where('id', '=', id)
    .execute()
  await describeDivergence(trx, order.id)
  await trx
    .updateTable('payment_orders')
    .set({ status: 'failed', reason: translate('en', 'payments.returnedReason') })
    .where('id', '=', order.id)
    .where('status', '=', 'diverged')
    .where('divergence', 'is', null)
    .execute()
  const data = { payment: id, amount, currency, gatewayRefundId }
  await audit(trx, paymentsSystemScope, { action: 'payment.returned', subject: order.id, userId: order.user_id, data })
  const told = { amount: formatMinor(amount, currency), refund: gatewayRefundId }
  await sendPaymentMail(ctx, trx, order.user_id, 'returned', told)
  return 'done'
}

async function bookOut(trx: Trx, { id, amount_minor: amountPaise }: Payment): Promise<string> {
  const { transferId } = await postTransfer(trx, {
    kind: 'return',
    lines: [
      { account: 'diverged', amountPaise: -amountPaise },
      { account: 'gateway', amountPaise },
    ],
    key: `payment-return:${id}`,
    description: ledgerWords.cardReturned.en,
    reference: id,
    actor: paymentsSystemScope.actor,
  })
  return transferId
}
