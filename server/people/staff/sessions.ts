import type { z } from 'zod'
import type { listStaffSessions } from '../../../contracts/calls/staff.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { revokeSessions } from '../accounts/sessions.ts'

const ROWS = 200

type Reply = z.output<typeof listStaffSessions.reply>

/** The open sessions of staff, most recently used first. */
export async function listSessions(db: Db, { actor }: Scope<AdminActor>): Promise<Reply> {
  const rows = await openSessions(db)
    .innerJoin('admins', 'admins.id', 'sessions.admin_id')
    .select(['sessions.id', 'admins.id as staff_id', 'admins.name', 'admins.role'])
    .select(['sessions.ip', 'sessions.user_agent', 'sessions.created_at', 'sessions.rotated_at'])
    .where('admins.is_active', '=', true)
    .orderBy('sessions.rotated_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .limit(ROWS + 1)
    .execute()
  const sessions = rows.slice(0, ROWS).map(row => ({
    id: row.id,
    staffId: row.staff_id,
    name: row.name,
    role: row.role === 'superadmin' ? ('superadmin' as const) : ('admin' as const),
    ...deviceOf(row.user_agent),
    ip: row.ip,
    since: row.created_at,
    lastUsedAt: row.rotated_at,
    own: row.id === actor.sessionId,
  }))
  return { sessions, capped: rows.length > ROWS }
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

/** Ordered so that the distinguishing name comes first: Edge also calls itself Chrome, and Chrome calls itself Safari. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/** The browser and system in a User-Agent header, by their common names. */
export function deviceOf(userAgent: string | null) {
  const first = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null
  return { browser: first(browsers), system: first(systems) }
}
