import { adjustWallet as adjustCall } from '../../../contracts/calls/admin.ts'
import { countApprovals, decideApproval as decideCall } from '../../../contracts/calls/approvals.ts'
import { creditInvoice as creditCall } from '../../../contracts/calls/invoices.ts'
import { returnPayment, setCreditLimit, settleOutstanding } from '../../../contracts/calls/payments.ts'
import { proposePayout } from '../../../contracts/calls/payouts.ts'
import { changeBasePrice, setUserPrice } from '../../../contracts/calls/prices.ts'
import { changeStaffRoleRights } from '../../../contracts/calls/roles.ts'
import * as staffCalls from '../../../contracts/calls/staff.ts'
import { approval } from '../../../contracts/resources/approval.ts'
import { staffMember } from '../../../contracts/resources/staffMember.ts'
import { listMembers, readMember } from '../../people/staff/members.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import {
  adjustWallet,
  askForPayout,
  askForReturn,
  changeCreditLimit,
  changePrice,
  changeUserPrice,
  creditInvoice,
  settleDebt,
} from './change.ts'
import { askForRights } from './changeRights.ts'
import { askForActive, askForReset, askForRole, invite } from './changeStaff.ts'
import { decideApproval } from './decide.ts'
import { countWaiting, listApprovals, streamApprovals } from './list.ts'

/** The changes of money by staff, and of staff themselves, each of which may need a second person. */
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
  serveCall(app, ctx, proposePayout, ({ scope, params, body, attempt }) =>
    askForPayout(ctx, scope, params.id, body, attempt.id),
  )
  serveCall(app, ctx, changeBasePrice, ({ scope, params, body }) => changePrice(ctx, scope, params.product, body))
  serveCall(app, ctx, setUserPrice, ({ scope, params, body }) => changeUserPrice(ctx, scope, params.id, body))
  serveResource(app, ctx, approval, {
    list: (scope, query) => listApprovals(ctx, scope, query),
    stream: (scope, filter) => streamApprovals(ctx, scope, filter),
  })
  serveCall(app, ctx, decideCall, ({ scope, params, body }) => decideApproval(ctx, scope, params.id, body))
  serveCall(app, ctx, countApprovals, ({ scope }) => countWaiting(ctx.db, scope))
  staffChangesRoutes(app, ctx)
}

/** The changes of staff that may need a second super-admin. */
function staffChangesRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, staffMember, {
    list: (_scope, query) => listMembers(ctx.db, query),
    show: (_scope, id) => readMember(ctx.db, id),
    create: (scope, body) => invite(ctx, scope, body),
  })
  serveCall(app, ctx, staffCalls.changeStaffRole, ({ scope, params, body }) => askForRole(ctx, scope, params.id, body))
  serveCall(app, ctx, changeStaffRoleRights, ({ scope, params, body }) => askForRights(ctx, scope, params.id, body))
  serveCall(app, ctx, staffCalls.setStaffActive, ({ scope, params, body }) => askForActive(ctx, scope, params.id, body))
  serveCall(app, ctx, staffCalls.resetStaffSecondFactor, ({ scope, params, body }) =>
    askForReset(ctx, scope, params.id, body.reason),
  )
}
