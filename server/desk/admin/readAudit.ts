import { sql } from 'kysely'
import type { AuditAction } from '../../../contracts/auditActions.ts'
import type { AdminUserDetail } from '../../../contracts/resources/adminUser.ts'
import type { Db } from '../../platform/context.ts'

const ROWS = 50

/** What was done to and by a customer, newest first, with the name of who did it. */
export async function readAudit(db: Db, userId: string): Promise<AdminUserDetail['audit']> {
  const rows = await db
    .selectFrom('audit_events as events')
    .leftJoin('admins', 'admins.id', 'events.actor_id')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .leftJoin('sub_users', 'sub_users.id', 'events.actor_id')
    .leftJoin('api_keys', 'api_keys.id', 'events.actor_id')
    .select(['events.id', 'events.action', 'events.subject', 'events.reason', 'events.data', 'events.created_at'])
    .select(
      sql<string>`coalesce(admins.name, users.first_name || ' ' || users.last_name,
        sub_users.first_name || ' ' || sub_users.last_name, api_keys.name, events.actor_id)`.as('actor'),
    )
    .where('events.user_id', '=', userId)
    .orderBy('events.id', 'desc')
    .limit(ROWS)
    .execute()
  return rows.map(row => ({
    id: row.id,
    action: row.action as AuditAction,
    actor: row.actor,
    subject: row.subject,
    reason: row.reason,
    switched: switchedBy(row.action, row.data),
    createdAt: row.created_at,
  }))
}

function switchedBy(action: string, data: Record<string, unknown>) {
  if (action !== 'feature.switched' && action !== 'control.switched') return null
  return { name: String(data.name), on: data.on === true }
}
