import * as notices from '../../../contracts/calls/recipients.ts'
import * as calls from '../../../contracts/calls/staff.ts'
import { recipient } from '../../../contracts/resources/recipient.ts'
import { staffMember } from '../../../contracts/resources/staffMember.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { changeRole, resetMemberSecondFactor, setMemberActive } from './change.ts'
import { inviteMember, sendLink } from './invite.ts'
import { listMembers, readMember } from './members.ts'
import {
  addRecipient,
  listRecipients,
  readUncoveredEvents,
  removeRecipient,
  setRecipientEvent,
  testRecipient,
} from './recipients.ts'

export function staffRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, staffMember, {
    list: (_scope, query) => listMembers(ctx.db, query),
    show: (_scope, id) => readMember(ctx.db, id),
    create: (scope, body) => inviteMember(ctx, scope, body),
  })
  serveCall(app, ctx, calls.changeStaffRole, async ({ scope, params, body }) => changeRole(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.setStaffActive, async ({ scope, params, body }) =>
    setMemberActive(ctx, scope, params.id, body),
  )
  serveCall(app, ctx, calls.resetStaffSecondFactor, ({ scope, params, body }) =>
    resetMemberSecondFactor(ctx, scope, params.id, body.reason),
  )
  serveCall(app, ctx, calls.sendStaffLink, ({ scope, params, body }) => sendLink(ctx, scope, params.id, body.reason))

  serveResource(app, ctx, recipient, {
    list: (_scope, query) => listRecipients(ctx.db, query),
    create: (scope, body) => addRecipient(ctx, scope, body),
    remove: (scope, id) => removeRecipient(ctx, scope, id),
  })
  serveCall(app, ctx, notices.readUncoveredEvents, () => readUncoveredEvents(ctx))
  serveCall(app, ctx, notices.setRecipientEvent, ({ scope, params, body }) =>
    setRecipientEvent(ctx, scope, params.id, body),
  )
  serveCall(app, ctx, notices.testRecipient, ({ scope, params }) => testRecipient(ctx, scope, params.id))
}
