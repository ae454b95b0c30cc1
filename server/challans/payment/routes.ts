import * as calls from '../../../contracts/calls/challanPayment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { notFound } from '../../platform/problem.ts'
import { findByCode, type OrderRow } from '../common/orders.ts'
import { limitGatewayCalls } from './limitGatewayCalls.ts'
import { payFromWallet, readChallanWallet } from './payFromWallet.ts'
import { resultUrls } from './paymentPage.ts'
import { startCard } from './startCard.ts'

/** The calls of the payment page; server/app/pages serves the page itself. */
export function challanPaymentRoutes(app: App, ctx: HttpContext): void {
  const orderOf = async (code: string): Promise<OrderRow> => {
    const order = await findByCode(ctx.db, code)
    if (!order) throw notFound('order')
    return order
  }
  serveCall(app, ctx, calls.startChallanCard, async ({ scope, params }) => {
    const order = await orderOf(params.code)
    await limitGatewayCalls(ctx, scope, order)
    return startCard(ctx, scope, order)
  })
  serveCall(app, ctx, calls.readChallanWallet, async ({ scope, params }) =>
    readChallanWallet(ctx, scope, await orderOf(params.code)),
  )
  serveCall(app, ctx, calls.payChallanFromWallet, async ({ scope, params }) => {
    const order = await orderOf(params.code)
    await payFromWallet(ctx, scope, order)
    return { status: 'paid' as const, next: resultUrls(order).paid }
  })
}
