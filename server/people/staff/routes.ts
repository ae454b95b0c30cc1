import * as notices from '../../../contracts/calls/recipients.ts'
import * as calls from '../../../contracts/calls/staff.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { changeRole, resetMemberSecondFactor, setMemberActive } from './change.ts'
import { inviteMember, sendLink } from './invite.ts'
import { listMembers, readMember } from './members.ts'
import { addRecipient, listRecipients, removeRecipient, setRecipientEvent, testRecipient } from './recipients.ts'
import { listSessions, revokeAll, revokeSession } from './sessions.ts'

export function staffRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.listStaff, async () => ({ staff: await listMembers(ctx.db) }))
  serveCall(app, ctx, calls.readStaff, ({ params }) => readMember(ctx.db, params.id))
  serveCall(app, ctx, calls.inviteStaff, ({ scope, body }) => inviteMember(ctx, scope, body))
  serveCall(app, ctx, calls.changeStaffRole, async ({ scope, params, body }) => changeRole(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.setStaffActive, async ({ scope, params, body }) =>
    setMemberActive(ctx, scope, params.id, body),
  )
  serveCall(app, ctx, calls.resetStaffSecondFactor, ({ scope, params, body }) =>
    resetMemberSecondFactor(ctx, scope, params.id, body.reason),
  )
  serveCall(app, ctx, calls.sendStaffLink, ({ scope, params, body }) => sendLink(ctx, scope, params.id, body.reason))

  serveCall(app, ctx, calls.listStaffSessions, ({ scope }) => listSessions(ctx.db, scope))
  serveCall(app, ctx, calls.revokeStaffSession, async ({ scope, params, body }) =>
    revokeSession(ctx, scope, params.id, body.reason),
  )
  serveCall(app, ctx, calls.revokeStaffSessions, ({ scope, params, body }) =>
    revokeAll(ctx, scope, params.id, body.reason),
  )

  serveCall(app, ctx, notices.listRecipients, () => listRecipients(ctx))
  serveCall(app, ctx, notices.addRecipient, ({ scope, body }) => addRecipient(ctx, scope, body))
  serveCall(app, ctx, notices.setRecipientEvent, ({ scope, params, body }) =>
    setRecipientEvent(ctx, scope, params.id, body),
  )
  serveCall(app, ctx, notices.removeRecipient, ({ scope, params }) => removeRecipient(ctx, scope, params.id))
  serveCall(app, ctx, notices.testRecipient, ({ scope, params }) => testRecipient(ctx, scope, params.id))
}
