import { sql } from 'kysely'
import { formatMinor } from '../../../contracts/platform/money.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { sendPaymentMail } from '../../messaging/preferences/paymentMail.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import type { GatewayPayment } from '../../platform/ports/paymentGateway.ts'
import { postTransfer, type TransferEntry } from '../wallets/transfer.ts'
import { type PaymentOrderRow, paymentsSystemScope } from './paymentOrders.ts'

type Parts = Pick<Context, 'db' | 'log' | 'vault' | 'config' | 'channels'>
type Divergence = 'otherAmount' | 'twice'

/** Records a captured payment that does not pay its order, in a transaction of its own. */
export async function recordDivergedPayment(
  ctx: Parts,
  order: PaymentOrderRow,
  mismatch: Divergence,
  payment: GatewayPayment,
): Promise<void> {
  ctx.log.error({ order: order.id, payment: payment.id, mismatch }, 'a payment diverged from its order')
  await ctx.db.transaction().execute(trx => recordDivergedIn(ctx, trx, order, mismatch, payment))
}

/**
 * The same in a given transaction: once, however often the payment is reported. The ledger holds its money in a separate account until
 * staff return it. A credited order stays credited.
 */
export async function recordDivergedIn(
  ctx: Omit<Parts, 'db' | 'log'>,
  trx: Trx,
  { id, user_id }: PaymentOrderRow,
  mismatch: Divergence,
  payment: GatewayPayment,
  at = new Date(),
): Promise<void> {
  const { id: paymentId, amount, currency } = payment
  await trx.selectFrom('payment_orders').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  await trx.updateTable('payment_orders').set({ check_at: null }).where('id', '=', id).execute()
  const known = trx.selectFrom('diverged_payments').select('id').where('id', '=', paymentId)
  if (await known.executeTakeFirst()) return
  const entry = { key: `payment-diverged:${paymentId}`, description: ledgerWords.cardDiverged.en, at }
  const transfer_id = await collectDiverged(trx, payment, { ...entry, actor: paymentsSystemScope.actor })
  await trx
    .insertInto('diverged_payments')
    .values({ id: paymentId, order_id: id, mismatch, amount_minor: amount, currency, transfer_id, at })
    .execute()
  await trx
    .updateTable('payment_orders')
    .set({ status: 'diverged' })
    .where('id', '=', id)
    .where('status', 'not in', ['paid', 'credited'])
    .execute()
  await describeDivergence(trx, id)
  const data = { mismatch, payment: paymentId, amount, currency }
  await audit(trx, paymentsSystemScope, { action: 'payment.diverged', subject: id, userId: user_id, data })
  await sendPaymentMail(ctx, trx, user_id, 'diverged', { amount: formatMinor(amount, currency) })
}

/** Describes the latest payment of an order that has not been returned, for staff; null when there is none. */
export async function describeDivergence(trx: Trx, orderId: string): Promise<void> {
  await sql`update payment_orders set divergence = (
      select payment.mismatch || ': ' || payment.id || ' of ' || payment.amount_minor || ' ' || payment.currency
      from diverged_payments payment
      where payment.order_id = payment_orders.id and payment.return_state is distinct from 'done'
      order by payment.at desc, payment.id limit 1)
    where id = ${orderId}`.execute(trx)
}

/**
 * Books the money of a payment that pays no order, in the account in which it waits for its return. Returns the transfer; null for a
 * foreign currency, which is not booked.
 */
export async function collectDiverged(
  trx: Trx,
  { id: reference, amount, currency }: GatewayPayment,
  entry: TransferEntry,
): Promise<string | null> {
  if (currency !== 'INR') return null
  const lines = [
    { account: 'gateway', amountPaise: -amount },
    { account: 'diverged', amountPaise: amount },
  ] as const
  return (await postTransfer(trx, { ...entry, kind: 'collect', lines, reference })).transferId
}
