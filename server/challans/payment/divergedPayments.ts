import { formatMinor } from '../../../contracts/platform/money.ts'
import type { ChallanMismatch } from '../../../contracts/resources/customerChallanOrder.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { collectDiverged } from '../../money/payments/divergedPayments.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Trx } from '../../platform/context.ts'
import type { GatewayPayment } from '../../platform/ports/paymentGateway.ts'
import { translate } from '../../platform/translate.ts'
import { addEvent, challansSystemScope, type OrderRow, updateOrderDivergence } from '../common/orders.ts'
import { type NotifyContext, notifyPayer } from '../notices/notifyPayer.ts'

/** True for a payment already recorded as diverged. It never pays its order; it is returned. */
export async function isDivergedPayment(trx: Trx, paymentId: string): Promise<boolean> {
  const known = trx.selectFrom('challan_diverged_payments').select('payment_id').where('payment_id', '=', paymentId)
  return (await known.executeTakeFirst()) !== undefined
}

/**
 * Records a captured payment that does not pay its locked order. The ledger holds its money in a separate account until it is
 * returned. A paid order stays paid.
 */
export async function recordDivergedPayment(
  ctx: NotifyContext,
  trx: Trx,
  order: OrderRow,
  payment: GatewayPayment,
  mismatch: ChallanMismatch,
  at = new Date(),
): Promise<void> {
  const { id: payment_id, amount: amount_minor, currency } = payment
  const { actor } = challansSystemScope
  const entry = { key: `challan-diverged:${payment_id}`, description: ledgerWords.challansDiverged.en, actor, at }
  const transfer_id = await collectDiverged(trx, payment, entry)
  await trx
    .insertInto('challan_diverged_payments')
    .values({ payment_id, order_id: order.id, mismatch, amount_minor, currency, transfer_id, at })
    .execute()
  await updateOrderDivergence(trx, order.id)
  const amount = formatMinor(amount_minor, currency)
  const note = translate('en', `challanOrders.notes.${mismatch}`, { amount })
  await addEvent(trx, order.id, { status: 'diverged', actor, note, at })
  const data = { mismatch, payment: payment_id, amount: amount_minor, currency }
  await audit(trx, challansSystemScope, {
    action: 'challanOrder.diverged',
    subject: order.id,
    userId: order.user_id,
    data,
  })
  await notifyPayer(ctx, trx, order, mismatch === 'taken' ? 'taken' : 'diverged', amount)
}
