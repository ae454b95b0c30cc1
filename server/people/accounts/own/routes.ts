import * as calls from '../../../../contracts/calls/ownAccount.ts'
import { serveCall } from '../../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { changeEmail, changePhone, sendEmailChangeCode, sendPhoneChangeCode } from './contacts.ts'
import { changeDetails } from './details.ts'
import { changePassword, readPasswordState } from './password.ts'
import { endOwnOtherSessions, endOwnSession, listOwnSessions } from './sessions.ts'

export function ownAccountRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.getPasswordState, ({ scope }) => readPasswordState(ctx, scope))
  serveCall(app, ctx, calls.changeDetails, ({ scope, body }) => changeDetails(ctx, scope, body))
  serveCall(app, ctx, calls.sendEmailChangeCode, ({ scope, body }) => sendEmailChangeCode(ctx, scope, body.email))
  serveCall(app, ctx, calls.changeEmail, ({ scope, body }) => changeEmail(ctx, scope, body))
  serveCall(app, ctx, calls.sendPhoneChangeCode, ({ scope, body }) => sendPhoneChangeCode(ctx, scope, body.phone))
  serveCall(app, ctx, calls.changePhone, ({ scope, body }) => changePhone(ctx, scope, body))
  for (const call of [calls.changePassword, calls.changeStaffPassword])
    serveCall(app, ctx, call, ({ scope, body }) => changePassword(ctx, scope, body))
  for (const call of [calls.listOwnSessions, calls.listOwnStaffSessions])
    serveCall(app, ctx, call, ({ scope }) => listOwnSessions(ctx, scope))
  for (const call of [calls.endOwnSession, calls.endOwnStaffSession])
    serveCall(app, ctx, call, async ({ scope, params }) => endOwnSession(ctx, scope, params.id))
  for (const call of [calls.endOtherSessions, calls.endOtherStaffSessions])
    serveCall(app, ctx, call, ({ scope }) => endOwnOtherSessions(ctx, scope))
}
