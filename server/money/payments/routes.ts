import { getBalanceAlerts, setBalanceAlert } from '../../../contracts/calls/balanceAlerts.ts'
import * as calls from '../../../contracts/calls/payments.ts'
import { customerOrder, order } from '../../../contracts/resources/order.ts'
import { serve } from '../../platform/http/serve.ts'
import { parseFilter, serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { readAlerts, setAlert } from './alerts.ts'
import { createOrder } from './createOrder.ts'
import { createSettlement } from './createSettlement.ts'
import { setCreditLimit } from './creditLimit.ts'
import { creditWallet } from './creditWallet.ts'
import { exportOrders } from './exportOrders.ts'
import { listOrders, listOwnOrders, showOrder, showOwnOrder } from './listOrders.ts'
import { readRates } from './readRates.ts'
import { reportFailure } from './reportFailure.ts'
import { settleOutstanding } from './settleOutstanding.ts'
import { verifyPayment } from './verifyPayment.ts'

export function paymentsRoutes(app: App, ctx: HttpContext): void {
  serve(app, ctx, calls.createPaymentOrder, ({ scope, body, attempt }) => createOrder(ctx, scope, body, attempt))
  serve(app, ctx, calls.createSettlementOrder, ({ scope, body, attempt }) =>
    createSettlement(ctx, scope, body, attempt),
  )
  serve(app, ctx, calls.verifyPayment, ({ scope, body }) => verifyPayment(ctx, scope, body))
  serve(app, ctx, calls.creditApiWallet, ({ scope, body }) => creditWallet(ctx, scope, 'api', body))
  serve(app, ctx, calls.creditProductWallet, ({ scope, body }) => creditWallet(ctx, scope, 'product', body))
  serve(app, ctx, calls.reportFailure, ({ scope, body }) => reportFailure(ctx, scope, body))
  serve(app, ctx, calls.getRates, ({ scope }) => readRates(ctx, scope))
  ordersRoutes(app, ctx)
  serve(app, ctx, getBalanceAlerts, ({ scope }) => readAlerts(ctx.db, scope))
  serve(app, ctx, setBalanceAlert, ({ scope, body }) => setAlert(ctx, scope, body))
  serve(app, ctx, calls.setCreditLimit, ({ scope, params, body }) => setCreditLimit(ctx, scope, params.id, body))
  serve(app, ctx, calls.settleOutstanding, ({ scope, params, body, attempt }) =>
    settleOutstanding(ctx, scope, params.id, body, attempt.id),
  )
}

function ordersRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, order, {
    list: (scope, query) => listOwnOrders(ctx, scope, query),
    show: (scope, id) => showOwnOrder(ctx, scope, id),
  })
  serveResource(app, ctx, customerOrder, {
    list: (_scope, query) => listOrders(ctx, query),
    show: (_scope, id) => showOrder(ctx, id),
  })
  serve(app, ctx, calls.exportOrders, async ({ scope, query, reply }) => {
    const csv = await exportOrders(ctx, scope, parseFilter(order, query.filter))
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="orders.csv"')
    return csv
  })
}
