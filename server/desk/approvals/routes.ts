import { adjustWallet as adjustCall } from '../../../contracts/calls/admin.ts'
import { countApprovals, decideApproval as decideCall } from '../../../contracts/calls/approvals.ts'
import { creditInvoice as creditCall } from '../../../contracts/calls/invoices.ts'
import { returnPayment, setCreditLimit, settleOutstanding } from '../../../contracts/calls/payments.ts'
import { changeBasePrice, setUserPrice } from '../../../contracts/calls/prices.ts'
import { approval } from '../../../contracts/resources/approval.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import {
  adjustWallet,
  askForReturn,
  changeCreditLimit,
  changePrice,
  changeUserPrice,
  creditInvoice,
  settleDebt,
} from './change.ts'
import { decideApproval } from './decide.ts'
import { countWaiting, listApprovals, streamApprovals } from './list.ts'

/** The changes of money by staff, each of which may need a second person. */
export function approvalsRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, adjustCall, ({ scope, params, body, attempt }) =>
    adjustWallet(ctx, scope, params.id, body, attempt.id),
  )
  serveCall(app, ctx, settleOutstanding, ({ scope, params, body, attempt }) =>
    settleDebt(ctx, scope, params.id, body, attempt.id),
  )
  serveCall(app, ctx, setCreditLimit, ({ scope, params, body }) => changeCreditLimit(ctx, scope, params.id, body))
  serveCall(app, ctx, creditCall, ({ scope, params, body, attempt }) =>
    creditInvoice(ctx, scope, params.id, body, attempt.id),
  )
  serveCall(app, ctx, returnPayment, ({ scope, params, body }) => askForReturn(ctx, scope, params.id, body))
  serveCall(app, ctx, changeBasePrice, ({ scope, params, body }) => changePrice(ctx, scope, params.product, body))
  serveCall(app, ctx, setUserPrice, ({ scope, params, body }) => changeUserPrice(ctx, scope, params.id, body))
  serveResource(app, ctx, approval, {
    list: (scope, query) => listApprovals(ctx, scope, query),
    stream: (scope, filter) => streamApprovals(ctx, scope, filter),
  })
  serveCall(app, ctx, decideCall, ({ scope, params, body }) => decideApproval(ctx, scope, params.id, body))
  serveCall(app, ctx, countApprovals, () => countWaiting(ctx.db))
}
