import type { z } from 'zod'
import type { creditApiWallet } from '../../../contracts/calls/payments.ts'
import { codes } from '../../../contracts/codes.ts'
import { formatPaise } from '../../../contracts/money.ts'
import type { TopUpWallet } from '../../../contracts/topUp.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { timingSafeEquals } from '../../platform/vault.ts'
import { findOwnOrder } from './paymentOrders.ts'
import { settleOrder } from './settleOrder.ts'
import { signPayment } from './verifyPayment.ts'

type Asked = z.output<NonNullable<typeof creditApiWallet.body>>

/** Our signature proves that the gateway was asked, so it is not asked again. Once per payment; repeating answers the same (A70). */
export async function creditWallet(ctx: Context, scope: Scope<CustomerActor>, wallet: TopUpWallet, asked: Asked) {
  const { locale } = scope
  const order = await findOwnOrder(ctx.db, scope.actor, asked.order_id)
  if (!order) return { code: codes.notFound, message: translate(locale, 'payments.noOrder') }
  if (!timingSafeEquals(asked.signature, signPayment(ctx.vault, order, asked.payment_id)))
    return { code: codes.wrongCredentials, message: translate(locale, 'payments.wrongSignature') }
  if (order.wallet !== wallet) return { code: codes.conflict, message: translate(locale, 'payments.otherWallet') }
  const settled = await settleOrder(ctx, scope, order.id, asked.payment_id)
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
