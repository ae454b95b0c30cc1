import { sql } from 'kysely'
import type { z } from 'zod'
import type { AuditAction } from '../../../contracts/auditActions.ts'
import type { listStaff, readStaff } from '../../../contracts/calls/staff.ts'
import type { Db } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { countSessions } from './sessions.ts'

export type Member = z.output<typeof listStaff.reply>['staff'][number]
type Entry = z.output<typeof readStaff.reply>['audit'][number]

const AUDIT_ROWS = 50

/** All staff by name, unpaged because they are few. */
export async function listMembers(db: Db): Promise<Member[]> {
  const rows = await members(db)
    .orderBy(eb => eb.fn('lower', ['admins.name']))
    .orderBy('admins.id')
    .execute()
  return rows.map(present)
}

/** Throws `not_found`. */
export async function readMember(db: Db, id: string) {
  const row = await members(db).where('admins.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('member of staff')
  return { ...present(row), openSessions: await countSessions(db, id), audit: await auditOf(db, id) }
}

const members = (db: Db) =>
  db
    .selectFrom('admins')
    .select(['admins.id', 'name', 'email', 'role', 'is_active', 'admins.created_at'])
    .select(sql<boolean>`password_hash is null`.as('invited'))
    .select(eb => [
      eb
        .exists(
          eb
            .selectFrom('second_factors')
            .select('owner_id')
            .whereRef('owner_id', '=', 'admins.id')
            .where('confirmed_at', 'is not', null),
        )
        .as('second_factor'),
      eb
        .selectFrom('sessions')
        .select('sessions.created_at')
        .whereRef('admin_id', '=', 'admins.id')
        .orderBy('sessions.id', 'desc')
        .limit(1)
        .as('last_sign_in'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number]

const present = (row: Row): Member => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role === 'superadmin' ? 'superadmin' : 'admin',
  state: row.is_active ? (row.invited ? 'invited' : 'active') : 'disabled',
  secondFactor: Boolean(row.second_factor),
  lastSignInAt: row.last_sign_in,
  createdAt: row.created_at,
})

/** The newest events by or about the member; each half uses its own index. */
async function auditOf(db: Db, id: string): Promise<Entry[]> {
  const newest = db.selectFrom('audit_events').select('id').orderBy('id', 'desc').limit(AUDIT_ROWS)
  const rows = await db
    .selectFrom('audit_events as events')
    .leftJoin('admins', 'admins.id', 'events.actor_id')
    .select(['events.id', 'events.action', 'events.subject', 'events.reason', 'events.created_at'])
    .select(eb => eb.fn.coalesce('admins.name', 'events.actor_id').as('actor'))
    .where(eb =>
      eb.or([
        eb('events.id', 'in', newest.where('subject', '=', id)),
        eb('events.id', 'in', newest.where('actor_kind', '=', 'admin').where('actor_id', '=', id)),
      ]),
    )
    .orderBy('events.id', 'desc')
    .limit(AUDIT_ROWS)
    .execute()
  return rows.map(row => ({
    id: row.id,
    action: row.action as AuditAction,
    actor: row.actor,
    subject: row.subject,
    reason: row.reason,
    createdAt: row.created_at,
  }))
}
