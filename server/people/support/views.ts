import { sql } from 'kysely'
import type { SupportView } from '../../../contracts/calls/supportViews.ts'
import type { Db, Trx } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'

const MOST = 50

/** A view ends with its session: when somebody ends it, or when its time is over. */
const endedAt = sql<string | null>`coalesce(session.revoked_at, case when view.ends_at <= now() then view.ends_at end)`

/** Whether a customer lets support look, and the newest views. Throws `not_found`. */
export async function listViews(db: Db, userId: string): Promise<{ allowed: boolean; views: SupportView[] }> {
  const user = await db.selectFrom('users').select('support_views_allowed').where('id', '=', userId).executeTakeFirst()
  if (!user) throw notFound('customer')
  const rows = await db
    .selectFrom('support_views as view')
    .innerJoin('sessions as session', 'session.id', 'view.session_id')
    .innerJoin('admins', 'admins.id', 'view.admin_id')
    .select(['view.id', 'admins.name as by', 'view.reason', 'view.created_at', 'view.ends_at', 'view.ended_by'])
    .select(endedAt.as('ended_at'))
    .where('view.user_id', '=', userId)
    .orderBy('view.id', 'desc')
    .limit(MOST)
    .execute()
  const views = rows.map(({ id, by, reason, created_at, ends_at, ended_at, ended_by }) => ({
    id,
    by,
    reason,
    startedAt: created_at,
    until: ends_at,
    endedAt: ended_at,
    endedBy: ended_by,
  }))
  return { allowed: user.support_views_allowed, views }
}

/** The open views of a customer. */
export const openViews = (db: Db | Trx, userId: string) =>
  db
    .selectFrom('support_views as view')
    .innerJoin('sessions as session', 'session.id', 'view.session_id')
    .where('view.user_id', '=', userId)
    .where('session.revoked_at', 'is', null)
    .where('view.ends_at', '>', new Date().toISOString())
