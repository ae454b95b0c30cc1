import * as notices from '../../../contracts/calls/recipients.ts'
import * as roleCalls from '../../../contracts/calls/roles.ts'
import * as calls from '../../../contracts/calls/staff.ts'
import { recipient } from '../../../contracts/resources/recipient.ts'
import { listRoles } from '../../platform/access/roles.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { sendLink } from './invite.ts'
import { createStaffRole, removeStaffRole } from './ownRoles.ts'
import {
  addRecipient,
  listRecipients,
  readUncoveredEvents,
  removeRecipient,
  setRecipientEvent,
  testRecipient,
} from './recipients.ts'

/** What staff have that needs no second super-admin; the rest is in `backoffice/approvals/routes.ts`. */
export function staffRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, roleCalls.listStaffRoles, ({ scope }) => listRoles(ctx, scope))
  serveCall(app, ctx, roleCalls.createStaffRole, ({ scope, body }) => createStaffRole(ctx, scope, body))
  serveCall(app, ctx, roleCalls.removeStaffRole, ({ scope, params, body }) =>
    removeStaffRole(ctx, scope, params.id, body.reason),
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
