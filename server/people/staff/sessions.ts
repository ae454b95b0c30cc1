import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import * as calls from '../../../contracts/calls/staff.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { type StaffSession, staffSession } from '../../../contracts/resources/staffSession.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { findAndCount, likePattern } from '../../platform/db/listQueries.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { deviceOf } from '../accounts/own/device.ts'
import { revokeSessions } from '../accounts/sessions.ts'

/** Where staff are signed in, and how to end it. */
export function staffSessionsRoutes(app: App, ctx: HttpContext): void {
  const { db } = ctx
  serveResource(app, ctx, staffSession, {
    list: async ({ actor }, { filter, ...page }) => {
      const { rows, ...count } = await findAndCount(matching(db, filter), columns, page)
      return { ...count, rows: rows.map(row => present(row, actor)) }
    },
    show: async ({ actor }, id) => {
      const row = await matching(db).where('sessions.id', '=', id).executeTakeFirst()
      if (!row) throw notFound('session')
      return present(row, actor)
    },
    stream: ({ actor }, filter) => streamSessions(db, filter, actor),
  })
  serveCall(app, ctx, calls.revokeStaffSession, async ({ scope, params, body }) =>
    revokeSession(ctx, scope, params.id, body.reason),
  )
  serveCall(app, ctx, calls.revokeStaffSessions, ({ scope, params, body }) =>
    revokeAll(ctx, scope, params.id, body.reason),
  )
}

type Filter = z.output<typeof staffSession.filter>

const columns = {
  name: sql`lower(admins.name)`,
  ip: 'sessions.ip',
  createdAt: 'sessions.created_at',
  lastUsedAt: 'sessions.last_used_at',
}

/** The open sessions of active staff. */
function matching(db: Db, { q, role }: Filter = {}) {
  let query = openSessions(db)
    .innerJoin('admins', 'admins.id', 'sessions.admin_id')
    .innerJoin('roles', 'roles.id', 'admins.role')
    .select(['sessions.id', 'admins.id as staff_id', 'admins.name', 'admins.role', 'roles.name as role_name'])
    .select(['sessions.ip', 'sessions.user_agent', 'sessions.created_at', 'sessions.last_used_at'])
    .where('admins.is_active', '=', true)
  if (role) query = query.where('admins.role', '=', role)
  if (q) query = query.where(sql<SqlBool>`concat_ws(' ', admins.name, sessions.ip) ilike ${likePattern(q)}`)
  return query
}

type Row = Awaited<ReturnType<ReturnType<typeof matching>['execute']>>[number]

const present = (row: Row, actor: AdminActor): StaffSession => ({
  id: row.id,
  staffId: row.staff_id,
  name: row.name,
  role: row.role,
  roleName: row.role_name,
  browser: deviceOf(row.user_agent).browser,
  system: deviceOf(row.user_agent).system,
  ip: row.ip,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  own: row.id === actor.sessionId,
})

/** Open sessions are few: one query reads them all. */
async function* streamSessions(db: Db, filter: Filter, actor: AdminActor): AsyncGenerator<StaffSession> {
  const rows = await matching(db, filter).orderBy('sessions.last_used_at', 'desc').limit(limits.exportRows).execute()
  yield* rows.map(row => present(row, actor))
}

export async function countSessions(db: Db, adminId: string): Promise<number> {
  const { count } = await openSessions(db)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const openSessions = (db: Db) =>
  db
    .selectFrom('sessions')
    .where('sessions.admin_id', 'is not', null)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', new Date().toISOString())

/** Throws `not_found` unless it is an open session of staff, `conflict` for the caller's own. */
export function revokeSession(ctx: Context, scope: Scope<AdminActor>, id: string, reason: string) {
  if (id === scope.actor.sessionId) throw new Problem('conflict', translate(scope.locale, 'staff.ownSession'))
  return ctx.db.transaction().execute(async trx => {
    const session = await openSessions(trx)
      .select('admin_id')
      .where('sessions.id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!session?.admin_id) throw notFound('session')
    await revokeSessions(trx, { session: id }, 'revoked by staff')
    await audit(trx, scope, {
      action: 'staff.sessionRevoked',
      subject: session.admin_id,
      reason,
      data: { session: id },
    })
    return { done: true } as const
  })
}

/** Ends all sessions of a member of staff except the caller's own. Throws `not_found`. */
export function revokeAll(ctx: Context, scope: Scope<AdminActor>, adminId: string, reason: string) {
  return ctx.db.transaction().execute(async trx => {
    const member = await trx.selectFrom('admins').select('id').where('id', '=', adminId).executeTakeFirst()
    if (!member) throw notFound('member of staff')
    const rows = await openSessions(trx)
      .select('sessions.id')
      .where('admin_id', '=', adminId)
      .where('sessions.id', '<>', scope.actor.sessionId)
      .execute()
    let ended = 0
    for (const { id } of rows) ended += await revokeSessions(trx, { session: id }, 'revoked by staff')
    if (ended > 0)
      await audit(trx, scope, { action: 'staff.sessionsRevoked', subject: adminId, reason, data: { ended } })
    return { ended }
  })
}
