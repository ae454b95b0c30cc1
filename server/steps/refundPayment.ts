import type { ShownCaseDetail } from '../../contracts/cases/shown.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import { lockPayouts, readPayoutBalance } from '../money/payouts/balances.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { ownCase, showCase } from './ownCase.ts'
import { receiptOf } from './payments/orders.ts'
import { ignoreUnavailable } from './payments/receive.ts'
import { executeRefund, LOOK_AGAIN_MS, lockReceipt } from './payments/refund.ts'

/**
 * Gives the payment of a step back, whole and once; the step keeps its outcome. Throws as `ownCase`, and `conflict` if there is no payment, it goes back
 * already, or it has been paid out to the account.
 */
export async function refundStepPayment(
  ctx: Context,
  scope: Scope<CustomerActor | KeyActor>,
  { id, step, reason }: { id: string; step: string; reason: string },
): Promise<ShownCaseDetail> {
  const paymentId = await ctx.db.transaction().execute(async trx => {
    const { row } = await ownCase(ctx, scope, id, trx)
    const paid = await receiptOf(trx, row.id, step)
    const nothing = new Problem('conflict', translate(scope.locale, 'cases.payment.nothingToRefund'))
    if (!paid?.payment_id) throw nothing
    const { order, receipt } = await lockReceipt(trx, paid.payment_id)
    if (receipt.refund_state !== null) throw nothing
    await assertNotPaidOut(ctx, trx, scope, order.user_id, receipt.amount_minor)
    const now = Date.now()
    const refund = { refund_state: 'approved', refund_id: newId('cpr'), refund_asked_at: new Date(now) } as const
    await trx
      .updateTable('case_receipts')
      .set({ ...refund, check_at: new Date(now + LOOK_AGAIN_MS) })
      .where('id', '=', receipt.id)
      .execute()
    const data = { case: id, step, payment: receipt.id, amountPaise: order.amount_paise }
    await audit(trx, scope, { action: 'casePayment.refundAsked', subject: order.id, reason, data })
    return receipt.id
  })
  await executeRefund(ctx, paymentId).catch(ignoreUnavailable)
  return showCase(ctx, scope, id)
}

/**
 * A refund comes out of what is still owed to the account, and never out of the money of others: what has been paid out must be covered by newer payments. A proposed
 * payout does not stop it; it cannot be approved any more. Throws `conflict`.
 */
async function assertNotPaidOut(
  { config }: Context,
  trx: Trx,
  { locale }: Scope<CustomerActor | KeyActor>,
  userId: string,
  amountPaise: number,
): Promise<void> {
  await lockPayouts(trx, userId)
  const { owed, refunding } = await readPayoutBalance(config, trx, userId)
  if (amountPaise <= owed - refunding) return
  const missing = formatPaise(amountPaise - (owed - refunding))
  throw new Problem('conflict', translate(locale, 'cases.payment.paidOut', { missing }))
}
