import type { FastifyReply } from 'fastify'
import * as staff from '../../contracts/calls/adminChallans.ts'
import * as own from '../../contracts/calls/challans.ts'
import * as open from '../../contracts/calls/publicChallans.ts'
import { challanOrder } from '../../contracts/resources/challanOrder.ts'
import { customerChallanOrder } from '../../contracts/resources/customerChallanOrder.ts'
import { contentDispositionOf } from '../engines/fileName.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { parseFilter, serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { Problem } from '../platform/problem.ts'
import { listOrders, showOrder } from './orders/allOrders.ts'
import { createOrder, createPublicOrder } from './orders/createOrder.ts'
import { exportPayments } from './orders/exportPayments.ts'
import { listOwnOrders, showOwnOrder } from './orders/ownOrders.ts'
import { listPublicOrders, readPublicStatus } from './orders/publicOrders.ts'
import { type Document, downloadOwnReceipt, downloadPublicReceipt } from './receipt/download.ts'
import { decideRefund } from './refunds/decide.ts'
import { requestLateRefunds } from './refunds/late.ts'
import { requestRefund, requestReturn } from './refunds/request.ts'
import { assignOrder, processOrder } from './settlement/advance.ts'
import { anyEvidence, type Evidence, ownEvidence } from './settlement/evidence.ts'
import { settleChallans } from './settlement/settle.ts'

/** Routes for challan orders: customers', citizens' and staff's. */
export function challanOrderRoutes(app: App, ctx: HttpContext): void {
  customerRoutes(app, ctx)
  publicRoutes(app, ctx)
  staffRoutes(app, ctx)
}

const sentPdf = (reply: FastifyReply, { fileName, pdf }: Document) => sendAttachment(reply, fileName, pdf)

/** The type was sniffed on upload, so a browser may display the file; the CSP keeps anything in it from running. */
const sentEvidence = (reply: FastifyReply, { type, fileName, content }: Evidence) => {
  reply
    .type(type)
    .header('content-disposition', contentDispositionOf('inline', fileName))
    .header('content-security-policy', "default-src 'none'; sandbox")
  return content
}

function customerRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, own.createChallanOrder, ({ scope, body }) => createOrder(ctx, scope, body))
  serveResource(app, ctx, challanOrder, {
    list: (scope, query) => listOwnOrders(ctx, scope, query),
    show: (scope, id) => showOwnOrder(ctx, scope, id),
  })
  serveCall(app, ctx, own.downloadChallanReceipt, async ({ scope, params, reply }) =>
    sentPdf(reply, await downloadOwnReceipt(ctx, scope, params.id)),
  )
  serveCall(app, ctx, own.downloadChallanEvidence, async ({ scope, params, reply }) =>
    sentEvidence(reply, await ownEvidence(ctx, scope, params.id, params.item)),
  )
}

function publicRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, open.vehicleEchallanPayment, ({ scope, body }) => createPublicOrder(ctx, scope, body))
  serveCall(app, ctx, open.vehicleEchallanPaidList, ({ scope, query }) => listPublicOrders(ctx, scope, query))
  serveCall(app, ctx, open.challanOrderStatus, ({ scope, params }) => readPublicStatus(ctx, scope, params.code))
  serveCall(app, ctx, open.challanReceipt, async ({ scope, body, reply }) => {
    const receipt = await downloadPublicReceipt(ctx, scope, body).catch(refusal)
    return 'pdf' in receipt ? sentPdf(reply, receipt) : receipt
  })
}

/** The public service reports refusals with HTTP status 200 and a code in the body. */
function refusal(error: unknown) {
  if (!(error instanceof Problem)) throw error
  return { code: error.status, message: error.message }
}

function staffRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, customerChallanOrder, {
    list: (_scope, query) => listOrders(ctx, query),
    show: (scope, id) => showOrder(ctx, scope, id),
  })
  serveCall(app, ctx, staff.assignChallanOrder, ({ scope, params, body }) =>
    assignOrder(ctx, scope, params.id, body.assigneeId),
  )
  serveCall(app, ctx, staff.processChallanOrder, ({ scope, params, body }) => processOrder(ctx, scope, params.id, body))
  serveCall(app, ctx, staff.settleChallans, ({ scope, params, body }) => settleChallans(ctx, scope, params.id, body))
  serveCall(app, ctx, staff.requestChallanRefund, ({ scope, params, body }) =>
    requestRefund(ctx, scope, params.id, body),
  )
  serveCall(app, ctx, staff.requestLateRefunds, ({ scope, body }) => requestLateRefunds(ctx, scope, body.ids))
  serveCall(app, ctx, staff.requestChallanReturn, ({ scope, params, body }) =>
    requestReturn(ctx, scope, params.id, body),
  )
  serveCall(app, ctx, staff.decideChallanRefund, ({ scope, params, body }) => decideRefund(ctx, scope, params.id, body))
  serveCall(app, ctx, staff.exportChallanPayments, async ({ scope, query, reply }) => {
    const csv = await exportPayments(ctx, scope, parseFilter(customerChallanOrder, query.filter))
    return sendAttachment(reply, 'challan-payments.csv', csv)
  })
  serveCall(app, ctx, staff.downloadAnyEvidence, async ({ scope, params, reply }) =>
    sentEvidence(reply, await anyEvidence(ctx, scope, params.id, params.item)),
  )
}
