import type { z } from 'zod'
import type { startChallanCard } from '../../../contracts/calls/challanPayment.ts'
import { withGatewayErrors } from '../../money/payments/paymentOrders.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { voiceOfOrder } from '../brands/voice.ts'
import { isBlocked } from '../clients/endUsers.ts'
import { isUnpaid, type OrderRow } from '../common/orders.ts'
import { syncGatewayPayments } from './receive.ts'
import { closeIfTaken, requireNotTaken } from './rivals.ts'
import { hasUndecidedPayment, waitForForm } from './waiting.ts'

/** Whoever opens the page may not be the payer, so the card form is not prefilled. */
const noPrefill = { name: '', email: '', contact: '' }

/**
 * Creates the gateway order for an unpaid order, once however often the button is pressed. Throws `forbidden` for the order of
 * a blocked end user, `conflict` when it is not payable or somebody else has paid one of its challans, and `unavailable` when the gateway does not answer.
 */
export async function startCard(
  ctx: Context,
  scope: Scope,
  order: OrderRow,
): Promise<z.input<typeof startChallanCard.reply>> {
  const { db, payments } = ctx
  if (await isBlocked(db, order)) throw new Problem('forbidden', translate(scope.locale, 'whiteLabel.blocked'))
  await requireNotTaken(ctx, scope, await closeIfTaken(ctx, order))
  if (!isUnpaid(order) || order.divergence !== null)
    throw new Problem('conflict', translate(scope.locale, 'challanOrders.notPayable'))
  await assertNoPayment(ctx, scope, order)
  const orderId = order.gateway_order_id ?? (await createGatewayOrder(ctx, scope, order))
  await waitForForm(ctx, order.id)
  const description = translate(order.locale, 'challanPayment.title')
  const checkout = payments.checkout(orderId, noPrefill, description)
  const { name: brandName, isClient } = await voiceOfOrder(ctx, db, order)
  const shown = isClient && checkout.gateway === 'razorpay' ? { ...checkout, name: brandName } : checkout
  return { order_id: orderId, key_id: payments.keyId, total: order.total_paise, brandName, checkout: shown }
}

/** The form was open before: a payment may be done or on its way, although nobody has reported it. */
async function assertNoPayment(ctx: Context, scope: Scope, order: OrderRow): Promise<void> {
  if (order.waiting_since === null) return
  const mayBePaid = await withGatewayErrors(scope, () => syncGatewayPayments(ctx, order))
  if (mayBePaid || hasUndecidedPayment(order))
    throw new Problem('conflict', translate(scope.locale, 'challanOrders.notPayable'))
}

/** When two requests race, the first gateway order wins; the other is never shown to anybody. */
async function createGatewayOrder(ctx: Context, scope: Scope, { id, total_paise: amount }: OrderRow): Promise<string> {
  const created = await withGatewayErrors(scope, () =>
    ctx.payments.createOrder({ receipt: id, amount, currency: 'INR' }),
  )
  await ctx.db
    .updateTable('challan_orders')
    .set({ gateway_order_id: created.orderId })
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .execute()
  const stored = await ctx.db
    .selectFrom('challan_orders')
    .select('gateway_order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return stored.gateway_order_id as string
}
