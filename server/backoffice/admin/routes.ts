import {
  adminCapabilities,
  adminProfile,
  adminSources,
  getAdminDashboard,
  revokeUserKey,
  setUserActive,
} from '../../../contracts/calls/admin.ts'
import { adminSearch } from '../../../contracts/calls/adminSearch.ts'
import { adminUser } from '../../../contracts/resources/adminUser.ts'
import type { Db, Scope } from '../../platform/context.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { revokeKey, setActive } from './changeUser.ts'
import { readAdminDashboard } from './readAdminDashboard.ts'
import { readCapabilities } from './readCapabilities.ts'
import { searchRecords } from './search.ts'
import { showUser } from './showUser.ts'
import { listUsers, streamUsers } from './users.ts'

export function adminRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, adminUser, {
    list: (_scope, query) => listUsers(ctx, query),
    show: (_scope, id) => showUser(ctx, id),
    stream: (_scope, filter) => streamUsers(ctx, filter),
  })
  serveCall(app, ctx, adminProfile, ({ scope }) => readAdminProfile(ctx.db, scope))
  serveCall(app, ctx, getAdminDashboard, () => readAdminDashboard(ctx))
  serveCall(app, ctx, adminSources, async () => ({ sources: ctx.sources.health() }))
  serveCall(app, ctx, adminCapabilities, () => readCapabilities(ctx))
  serveCall(app, ctx, adminSearch, ({ scope, query }) => searchRecords(ctx, scope, query.q))
  serveCall(app, ctx, setUserActive, ({ scope, params, body }) => setActive(ctx, scope, params.id, body))
  serveCall(app, ctx, revokeUserKey, ({ scope, params, body }) => revokeKey(ctx, scope, params.id, body.reason))
}

async function readAdminProfile(db: Db, { actor }: Scope<AdminActor>) {
  const { email, roleName } = await db
    .selectFrom('admins')
    .innerJoin('roles', 'roles.id', 'admins.role')
    .select(['email', 'roles.name as roleName'])
    .where('admins.id', '=', actor.adminId)
    .executeTakeFirstOrThrow()
  const { adminId: id, name, role, permissions } = actor
  return { id, name, email, role, roleName, permissions }
}
