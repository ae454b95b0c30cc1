import type { z } from 'zod'
import type { startChallanCard } from '../../../contracts/calls/challanPayment.ts'
import { withGatewayErrors } from '../../money/payments/paymentOrders.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { findOrderBrand } from '../brands/findOrderBrand.ts'
import { isUnpaid, type OrderRow } from '../common/orders.ts'

/** When the gateway is asked what browser and webhook may have kept from us. */
const FIRST_LOOK_MS = 5 * 60_000

/** Whoever opens the page may not be the payer, so the card's form is told nothing of them. */
const nobody = { name: '', email: '', contact: '' }

/**
 * Has the gateway take cards for an order that nobody has paid, once however often it is pressed. Throws `conflict` for any other,
 * and `unavailable` when the gateway is silent.
 */
export async function startCard(
  ctx: Context,
  scope: Scope,
  order: OrderRow,
): Promise<z.input<typeof startChallanCard.reply>> {
  const { db, payments, config } = ctx
  if (!isUnpaid(order) || order.divergence !== null)
    throw new Problem('conflict', translate(scope.locale, 'challanOrders.notPayable'))
  const orderId = order.gateway_order_id ?? (await atGateway(ctx, scope, order))
  const soon = new Date(Date.now() + FIRST_LOOK_MS).toISOString()
  await db
    .updateTable('challan_orders')
    .set({ check_at: soon })
    .where('id', '=', order.id)
    .where('check_at', '>', soon)
    .execute()
  const description = translate(order.locale, 'challanOrders.page.title')
  const checkout = payments.checkout(orderId, nobody, description)
  const brandName = (await findOrderBrand(db, order))?.title ?? config.BRAND_NAME
  return { order_id: orderId, key_id: payments.keyId, total: order.total_paise, brandName, checkout }
}

/** Of two presses at once one order is kept, and nobody has ever seen the other. */
async function atGateway(ctx: Context, scope: Scope, { id, total_paise: amount }: OrderRow): Promise<string> {
  const made = await withGatewayErrors(scope, () => ctx.payments.createOrder({ receipt: id, amount, currency: 'INR' }))
  await ctx.db
    .updateTable('challan_orders')
    .set({ gateway_order_id: made.orderId })
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .execute()
  const kept = await ctx.db
    .selectFrom('challan_orders')
    .select('gateway_order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return kept.gateway_order_id as string
}
