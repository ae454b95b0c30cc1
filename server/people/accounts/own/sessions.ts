import { sql } from 'kysely'
import type { OwnSession } from '../../../../contracts/calls/ownAccount.ts'
import { maskAddress } from '../../../../contracts/platform/ipAddress.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../../../platform/context.ts'
import type { AdminActor, CustomerActor } from '../../../platform/identity/actors.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import type { Owner } from '../secondFactor/factors.ts'
import { endOtherSessions, idleSince, revokeSessions } from '../sessions.ts'
import { deviceOf } from './device.ts'

export type Own = Scope<CustomerActor | AdminActor>

const lastUsed = sql<string>`greatest(last_used_at, rotated_at)`

/** More than anybody has; the oldest are left out. */
const MAX = 100

/** The caller's open sessions, the current one first, then the last used. */
export async function listOwnSessions(ctx: Pick<Context, 'db' | 'config'>, { actor }: Own) {
  const rows = await openSessionsOf(ctx.db, actor)
    .where('last_used_at', '>', idleSince(ctx, 'adminId' in actor ? 'admin' : 'customer').toISOString())
    .select(['id', 'ip', 'user_agent', 'created_at', lastUsed.as('last_used_at')])
    .orderBy(lastUsed, 'desc')
    .limit(MAX)
    .execute()
  const sessions = rows.map(
    (row): OwnSession => ({
      id: row.id,
      ...deviceOf(row.user_agent),
      ip: row.ip && maskAddress(row.ip),
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      own: row.id === actor.sessionId,
    }),
  )
  return { sessions: sessions.sort((one, other) => Number(other.own) - Number(one.own)) }
}

function openSessionsOf(db: Db | Trx, owner: Owner) {
  const open = db
    .selectFrom('sessions')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
  if ('adminId' in owner) return open.where('admin_id', '=', owner.adminId)
  // Support's views have a list of their own.
  const own = open.where(
    'id',
    'not in',
    db.selectFrom('support_views').select('session_id').where('user_id', '=', owner.userId),
  )
  return own.where('user_id', '=', owner.userId).where('sub_user_id', owner.subUserId ? '=' : 'is', owner.subUserId)
}

/** Ends one of the caller's sessions. Throws `not_found` for anybody else's, `conflict` for the current one. */
export function endOwnSession(ctx: Context, scope: Own, id: string) {
  if (id === scope.actor.sessionId) throw new Problem('conflict', translate(scope.locale, 'ownAccount.ownSession'))
  return ctx.db.transaction().execute(async trx => {
    const session = await openSessionsOf(trx, scope.actor).select('id').where('id', '=', id).executeTakeFirst()
    if (!session) throw notFound('session')
    const ended = await revokeSessions(trx, { session: id }, 'ended by its owner')
    if (ended > 0) await audit(trx, scope, { action: 'session.ended', subject: id, data: { byOwner: true } })
    return { ended }
  })
}

/** Ends all sessions of the caller except the current one. */
export const endOwnOtherSessions = async (ctx: Context, scope: Own) => ({
  ended: await ctx.db.transaction().execute(trx => endOtherSessions(trx, scope, 'ended by its owner')),
})
