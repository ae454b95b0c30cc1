import { getBalanceAlerts, setBalanceAlert } from '../../../contracts/calls/balanceAlerts.ts'
import * as calls from '../../../contracts/calls/payments.ts'
import { divergedPayment } from '../../../contracts/resources/divergedPayment.ts'
import { customerPaymentOrder, paymentOrder } from '../../../contracts/resources/paymentOrder.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { parseFilter, serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { readBalanceAlerts, saveBalanceAlert } from './balanceAlerts.ts'
import { exportOrders } from './exportOrders.ts'
import { listDivergedPayments, streamDivergedPayments } from './listDivergedPayments.ts'
import { listOwnPaymentOrders, listPaymentOrders, showOwnPaymentOrder, showPaymentOrder } from './listPaymentOrders.ts'
import { createOrder } from './openOrder.ts'
import { readRates } from './rates.ts'
import { creditWallet } from './settleOrder.ts'
import { createSettlement } from './settleOutstanding.ts'
import { reportFailure, verifyPayment } from './verifyPayment.ts'

export function paymentsRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.createPaymentOrder, ({ scope, body, attempt }) => createOrder(ctx, scope, body, attempt))
  serveCall(app, ctx, calls.createSettlementOrder, ({ scope, body, attempt }) =>
    createSettlement(ctx, scope, body, attempt),
  )
  serveCall(app, ctx, calls.verifyPayment, ({ scope, body }) => verifyPayment(ctx, scope, body))
  serveCall(app, ctx, calls.creditApiWallet, ({ scope, body }) => creditWallet(ctx, scope, 'api', body))
  serveCall(app, ctx, calls.creditProductWallet, ({ scope, body }) => creditWallet(ctx, scope, 'product', body))
  serveCall(app, ctx, calls.reportFailure, ({ scope, body }) => reportFailure(ctx, scope, body))
  serveCall(app, ctx, calls.getRates, ({ scope }) => readRates(ctx, scope))
  ordersRoutes(app, ctx)
  serveCall(app, ctx, getBalanceAlerts, ({ scope }) => readBalanceAlerts(ctx.db, scope))
  serveCall(app, ctx, setBalanceAlert, ({ scope, body }) => saveBalanceAlert(ctx, scope, body))
}

function ordersRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, paymentOrder, {
    list: (scope, query) => listOwnPaymentOrders(ctx, scope, query),
    show: (scope, id) => showOwnPaymentOrder(ctx, scope, id),
  })
  serveResource(app, ctx, customerPaymentOrder, {
    list: (_scope, query) => listPaymentOrders(ctx, query),
    show: (_scope, id) => showPaymentOrder(ctx, id),
  })
  serveResource(app, ctx, divergedPayment, {
    list: (_scope, query) => listDivergedPayments(ctx, query),
    stream: (_scope, filter) => streamDivergedPayments(ctx, filter),
  })
  serveCall(app, ctx, calls.exportOrders, async ({ scope, query, reply }) => {
    const csv = await exportOrders(ctx, scope, parseFilter(paymentOrder, query.filter))
    return sendAttachment(reply, 'orders.csv', csv)
  })
}
