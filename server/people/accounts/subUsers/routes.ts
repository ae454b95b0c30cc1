import * as roleCalls from '../../../../contracts/calls/roles.ts'
import { resetSubUserSecondFactor as resetCall, subUserVerifyEmail } from '../../../../contracts/calls/subUsers.ts'
import { subUser } from '../../../../contracts/resources/subUser.ts'
import { listRoles } from '../../../platform/access/roles.ts'
import { serveCall } from '../../../platform/http/serveCall.ts'
import { serveResource } from '../../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { changeSubUser, resetSubUserSecondFactor } from './change.ts'
import { acceptInvitation, inviteSubUser } from './invite.ts'
import { listSubUsers, showSubUser } from './list.ts'
import { changeRole, createRole, removeRole } from './ownRoles.ts'

export function subUsersRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, subUserVerifyEmail, ({ scope, body }) => acceptInvitation(ctx, scope, body))
  serveCall(app, ctx, roleCalls.listRoles, ({ scope }) => listRoles(ctx, scope))
  serveCall(app, ctx, roleCalls.createRole, ({ scope, body }) => createRole(ctx, scope, body))
  serveCall(app, ctx, roleCalls.changeRole, ({ scope, params, body }) => changeRole(ctx, scope, params.id, body))
  serveCall(app, ctx, roleCalls.removeRole, ({ scope, params }) => removeRole(ctx, scope, params.id))
  serveResource(app, ctx, subUser, {
    list: (scope, query) => listSubUsers(ctx, scope, query),
    show: (scope, id) => showSubUser(ctx, scope, id),
    create: (scope, body) => inviteSubUser(ctx, scope, body),
    update: (scope, id, body) => changeSubUser(ctx, scope, id, body),
    remove: (scope, id) => changeSubUser(ctx, scope, id, { isActive: false }),
  })
  serveCall(app, ctx, resetCall, ({ scope, params }) => resetSubUserSecondFactor(ctx, scope, params.id))
}
