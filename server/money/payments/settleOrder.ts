import type { z } from 'zod'
import type { creditApiWallet } from '../../../contracts/calls/payments.ts'
import type { TopUpWallet } from '../../../contracts/money/topUp.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { sendPaymentMail } from '../../messaging/preferences/paymentMail.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Actor, CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { timingSafeEquals } from '../../platform/vault.ts'
import { issueInvoice } from '../invoices/issue.ts'
import { credit } from '../wallets/credits.ts'
import { walletOf } from '../wallets/walletOf.ts'
import { findOwnOrder, type PaymentOrderRow, signPayment } from './paymentOrders.ts'

interface SettleOrderResult {
  order: PaymentOrderRow
  availablePaise: number
  invoiceId: string
  invoiceNumber: string
}

type Parts = Pick<Context, 'db' | 'vault' | 'config' | 'channels'>

/**
 * Credits the wallet with a payment confirmed by the gateway and issues the invoice, in one transaction: once, however often it
 * is reported. Null if another payment has already paid the order.
 */
export function settleOrder(ctx: Parts, scope: Scope<Actor>, orderId: string, paymentId: string) {
  return ctx.db.transaction().execute(async (trx): Promise<SettleOrderResult | null> => {
    const order = await locked(trx, orderId)
    if (order.payment_id !== null && order.payment_id !== paymentId) return null
    if (order.status === 'credited') return earlier(trx, order)
    return credited(ctx, trx, scope, { ...order, payment_id: paymentId })
  })
}

const locked = (trx: Trx, id: string) =>
  trx.selectFrom('payment_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

async function earlier(trx: Trx, order: PaymentOrderRow): Promise<SettleOrderResult> {
  const invoice = await trx
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('order_id', '=', order.id)
    .where('is_current', '=', true)
    .executeTakeFirstOrThrow()
  return {
    order,
    availablePaise: order.available_after_paise ?? 0,
    invoiceId: invoice.id,
    invoiceNumber: invoice.number,
  }
}

async function credited(
  ctx: Parts,
  trx: Trx,
  scope: Scope<Actor>,
  order: PaymentOrderRow & { payment_id: string },
): Promise<SettleOrderResult> {
  const { id: walletId } = await walletOf(trx, order.user_id, order.wallet)
  const moved = await credit(trx, {
    walletId,
    amountPaise: order.credit_paise,
    from: 'gateway',
    key: `payment:${order.payment_id}`,
    description: ledgerWords[order.purpose === 'topUp' ? 'cardPayment' : 'outstandingByCard'].en,
    reference: order.payment_id,
    actor: scope.actor,
  })
  const now = new Date()
  const invoice = await issueInvoice(ctx, trx, order, now)
  const done = {
    status: 'credited' as const,
    payment_id: order.payment_id,
    transfer_id: moved.transferId,
    available_after_paise: moved.availablePaise,
    paid_at: order.paid_at ?? now,
    credited_at: now,
    reason: null,
    check_at: null,
  }
  await trx.updateTable('payment_orders').set(done).where('id', '=', order.id).execute()
  await audit(trx, scope, {
    action: 'payment.credited',
    subject: order.id,
    userId: order.user_id,
    data: { wallet: order.wallet, creditPaise: order.credit_paise, invoice: invoice.number },
  })
  const { user_id, wallet, credit_paise } = order
  const paid = { number: invoice.number, amount: formatPaise(credit_paise), wallet }
  await sendPaymentMail(ctx, trx, user_id, 'payment', paid)
  return { order, availablePaise: moved.availablePaise, invoiceId: invoice.id, invoiceNumber: invoice.number }
}

type CreditWalletBody = z.output<NonNullable<typeof creditApiWallet.body>>

/** Our signature proves that the gateway was asked, so it is not asked again. Once per payment; repeating answers the same (A70). */
export async function creditWallet(
  ctx: Context,
  scope: Scope<CustomerActor>,
  wallet: TopUpWallet,
  input: CreditWalletBody,
) {
  const { locale } = scope
  const order = await findOwnOrder(ctx.db, scope.actor, input.order_id)
  if (!order) return { code: codes.notFound, message: translate(locale, 'payments.noOrder') }
  if (!timingSafeEquals(input.signature, signPayment(ctx.vault, order, input.payment_id)))
    return { code: codes.wrongCredentials, message: translate(locale, 'payments.wrongSignature') }
  if (order.wallet !== wallet) return { code: codes.conflict, message: translate(locale, 'payments.otherWallet') }
  const settled = await settleOrder(ctx, scope, order.id, input.payment_id)
  if (!settled) return { code: codes.conflict, message: translate(locale, 'payments.twice') }
  const { availablePaise, invoiceId, invoiceNumber } = settled
  const amount = formatPaise(order.credit_paise)
  const message =
    order.purpose === 'topUp'
      ? translate(locale, 'payments.credited', { amount, wallet: translate(locale, `payments.wallets.${wallet}`) })
      : translate(locale, 'payments.settled', { amount })
  return {
    code: codes.ok,
    message,
    wallet,
    creditPaise: order.credit_paise,
    availablePaise,
    invoiceId,
    invoiceNumber,
  }
}
