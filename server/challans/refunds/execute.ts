import { formatPaise } from '../../../contracts/platform/money.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { refund as refundToWallet } from '../../money/wallets/holds.ts'
import { type LedgerLine, postTransfer } from '../../money/wallets/transfer.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Actor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { reverseShare } from '../clients/shares.ts'
import {
  addEvent,
  challansSystemScope,
  lockChallans,
  lockOrder,
  type OrderRow,
  type RefundRow,
  updateOrderDivergence,
} from '../common/orders.ts'
import { type NotifyContext, notifyPayer } from '../notices/notifyPayer.ts'
import { issueCreditNote } from '../receipt/issueCreditNote.ts'
import { completeOrderIfDone } from '../settlement/settle.ts'

/**
 * Returns an approved refund's money the way it came. The gateway receives the refund's own id, so it pays once however often it
 * is asked. Returns the refund's state. Throws `GatewayUnavailable`; the refund then stays approved and is retried.
 */
export async function executeRefund(ctx: Context, id: string): Promise<RefundRow['state']> {
  const { refund, order } = await ctx.db.transaction().execute(trx => lockRefund(trx, id))
  if (refund.state !== 'approved') return refund.state
  const paymentId = refund.diverged_payment_id ?? order.payment_id
  const outcome = paymentId === null ? null : await ctx.payments.refund(paymentId, refund.amount_paise, id)
  if (outcome?.status === 'pending') return 'approved'
  return ctx.db.transaction().execute(async trx => {
    const now = await lockRefund(trx, id)
    if (now.refund.state !== 'approved') return now.refund.state
    if (outcome?.status === 'refused') return refuse(trx, now, outcome.reason)
    if (outcome?.status === 'failed') return fail(trx, now, outcome.id)
    await completeRefund(ctx, trx, challansSystemScope, now, outcome?.id ?? null)
    return 'done'
  })
}

/** The gateway created nothing, so its idempotency key can be used for another attempt. */
async function refuse(trx: Trx, { order, refund }: { order: OrderRow; refund: RefundRow }, refusal: string) {
  const refused = { state: 'refused' as const, refusal, check_at: null }
  await trx.updateTable('challan_refunds').set(refused).where('id', '=', refund.id).execute()
  const { action, data } = { action: 'challanRefund.refused', data: { order: order.id } } as const
  await audit(trx, challansSystemScope, { action, subject: refund.id, userId: order.user_id, reason: refusal, data })
  return 'refused' as const
}

/** The bank rejected it; staff must request a new refund. */
async function fail(trx: Trx, { order, refund }: { order: OrderRow; refund: RefundRow }, gatewayRefundId: string) {
  const failed = { state: 'failed' as const, gateway_refund_id: gatewayRefundId, check_at: null }
  await trx.updateTable('challan_refunds').set(failed).where('id', '=', refund.id).execute()
  const data = { order: order.id, gatewayRefundId }
  await audit(trx, challansSystemScope, {
    action: 'challanRefund.failed',
    subject: refund.id,
    userId: order.user_id,
    data,
  })
  return 'failed' as const
}

/** Books a refund of a locked order. */
export async function completeRefund(
  ctx: NotifyContext,
  trx: Trx,
  scope: Scope<Actor>,
  { order, refund }: { order: OrderRow; refund: RefundRow },
  gatewayRefundId: string | null,
  at = new Date(),
): Promise<void> {
  const transferId = await book(trx, scope, order, refund, at)
  const done = { state: 'done' as const, gateway_refund_id: gatewayRefundId, transfer_id: transferId, check_at: null }
  await trx.updateTable('challan_refunds').set(done).where('id', '=', refund.id).execute()
  if (refund.diverged_payment_id) await updateOrderDivergence(trx, order.id)
  else await freeChallans(trx, order, refund)
  const amount = formatPaise(refund.amount_paise)
  // Only what somebody else had paid first is refunded without a person.
  const isTaken = refund.decided_by === null
  const note = translate('en', `challanOrders.notes.${isTaken ? 'refundedTaken' : 'refunded'}`, { amount })
  await addEvent(trx, order.id, { status: 'returned', actor: scope.actor, note, at })
  const data = { order: order.id, amountPaise: refund.amount_paise }
  await audit(trx, scope, { action: 'challanRefund.done', subject: refund.id, userId: order.user_id, data })
  await completeOrderIfDone(ctx, trx, scope, order, at)
  await notifyPayer(ctx, trx, order, 'refunded', amount)
  if (!refund.diverged_payment_id) await issueCreditNote(ctx, trx, { order, refund, at })
}

/** Subtracts the refund from the order and makes its challans payable again. */
async function freeChallans(trx: Trx, order: OrderRow, refund: RefundRow): Promise<void> {
  const refundedPaise = order.refunded_paise + refund.amount_paise
  await trx.updateTable('challan_orders').set({ refunded_paise: refundedPaise }).where('id', '=', order.id).execute()
  const items = await trx
    .updateTable('challan_order_items')
    .set({ status: 'refunded', is_open: false })
    .where('id', 'in', refund.item_ids)
    .returning('challan_id')
    .execute()
  const challanIds = items.map(({ challan_id }) => challan_id)
  await lockChallans(trx, challanIds)
  await trx
    .updateTable('challans')
    .set({ paid_with: null, paid_at: null })
    .where('id', 'in', challanIds)
    .where('paid_with', '=', order.id)
    .execute()
}

/**
 * Returns fines, fees and tax to where they came from: the gateway, or the wallet by way of our revenue account. A diverged
 * payment always returns to the gateway.
 */
async function book(trx: Trx, { actor }: Scope<Actor>, order: OrderRow, refund: RefundRow, at: Date): Promise<string> {
  const { parts, amount_paise: amountPaise, diverged_payment_id } = refund
  const isDiverged = diverged_payment_id !== null
  const reversedPaise = isDiverged ? 0 : await reverseShare(trx, order, refund)
  const sources: LedgerLine[] = isDiverged
    ? [{ account: 'diverged', amountPaise: -amountPaise }]
    : [
        { account: 'challanFines', amountPaise: -parts.finesPaise },
        { account: 'revenue', amountPaise: reversedPaise - parts.feesPaise },
        { account: 'clientShares', amountPaise: -reversedPaise },
        { account: 'gst', amountPaise: -parts.gstPaise },
      ]
  const entry = { description: ledgerWords.challansReturned.en, reference: refund.id, actor, at }
  const { transferId } = await postTransfer(trx, {
    ...entry,
    kind: 'return',
    lines: [
      ...sources,
      { account: isDiverged || order.payment_method === 'card' ? 'gateway' : 'revenue', amountPaise },
    ],
    key: `challan-return:${refund.id}`,
  })
  if (order.hold_id && !isDiverged) {
    const { reason } = refund
    await refundToWallet(trx, {
      ...entry,
      holdId: order.hold_id,
      amountPaise,
      key: `challan-refund:${refund.id}`,
      reason,
    })
  }
  return transferId
}

/** Locks a refund's order, then reads the refund: every code path locks the order first. Throws `not_found`. */
export async function lockRefund(trx: Trx, id: string): Promise<{ order: OrderRow; refund: RefundRow }> {
  const found = await trx.selectFrom('challan_refunds').select('order_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound('refund')
  const order = await lockOrder(trx, found.order_id)
  const refund = await trx.selectFrom('challan_refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { order, refund }
}
