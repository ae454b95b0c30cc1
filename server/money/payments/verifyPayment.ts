import type { z } from 'zod'
import type { verifyPayment as verifyCall } from '../../../contracts/calls/payments.ts'
import { codes } from '../../../contracts/codes.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import { describeDivergence, isDivergence, paymentMismatch } from './paymentMismatch.ts'
import { findOwnOrder, markOrderDiverged, type PaymentOrderRow, withGatewayErrors } from './paymentOrders.ts'

type Asked = z.output<NonNullable<typeof verifyCall.body>>

/** Whoever dies before crediting leaves the rest to the reconciliation from then on. */
const LOOK_AGAIN_MS = 60_000

/** Asks the gateway whether this payment pays this user's order, and only then signs (A70). Throws `unavailable`. */
export async function verifyPayment(ctx: Context, scope: Scope<CustomerActor>, asked: Asked) {
  const { locale } = scope
  const order = await findOwnOrder(ctx.db, scope.actor, asked.order_id)
  if (!order) return { code: codes.notFound, message: translate(locale, 'payments.noOrder') }
  const payment = await withGatewayErrors(scope, () => ctx.payments.payment(asked.payment_id))
  if (!payment) return { code: codes.notFound, message: translate(locale, 'payments.noPayment') }
  const flaw = paymentMismatch(order, payment)
  if (flaw && isDivergence(flaw)) await markOrderDiverged(ctx, order, describeDivergence(flaw, payment))
  if (flaw) return { code: codes.conflict, message: translate(locale, `payments.${flaw}`) }
  await markPaid(ctx, order, payment.id)
  const signature = signPayment(ctx.vault, order, payment.id)
  return { code: codes.ok, message: translate(locale, 'payments.verified'), signature: { signature } }
}

/** Over order, payment, amount and wallet. */
export const signPayment = (vault: Vault, order: PaymentOrderRow, paymentId: string): string =>
  vault.sign(
    'payment',
    [order.gateway_order_id, paymentId, order.charged_minor, order.currency, order.wallet].join('\n'),
  )

const markPaid = ({ db }: Context, { id }: PaymentOrderRow, payment_id: string) =>
  db
    .updateTable('payment_orders')
    .set({ status: 'paid', payment_id, paid_at: new Date(), check_at: new Date(Date.now() + LOOK_AGAIN_MS) })
    .where('id', '=', id)
    .where('status', 'not in', ['paid', 'credited'])
    .execute()
