import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { AuditAction } from '../../../contracts/people/auditActions.ts'
import type { StaffMember, StaffMemberDetail, staffMember } from '../../../contracts/resources/staffMember.ts'
import type { Db } from '../../platform/context.ts'
import { findAndCount, likePattern } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { notFound } from '../../platform/problem.ts'
import { hasEnded, lasts } from '../accounts/accessEnd.ts'
import { countSessions } from './sessions.ts'

type Entry = StaffMemberDetail['audit'][number]

const AUDIT_ROWS = 50

const columns = {
  name: sql`lower(admins.name)`,
  email: 'admins.email',
  role: 'admins.role',
  lastSignInAt: 'last_sign_in',
  createdAt: 'admins.created_at',
}

/** Staff accounts, which are few. */
export async function listMembers(
  db: Db,
  { filter, ...page }: ListQuery<z.output<typeof staffMember.filter>>,
): Promise<Page<StaffMember>> {
  const { q, role, state, secondFactor } = filter
  let query = members(db)
  if (q) query = query.where(sql<SqlBool>`concat_ws(' ', admins.name, admins.email) ilike ${likePattern(q)}`)
  if (role) query = query.where('admins.role', '=', role)
  if (state === 'ended') query = query.where(eb => eb.not(lasts('admins.access_until')))
  else if (state) query = query.where('admins.is_active', '=', state !== 'disabled').where(lasts('admins.access_until'))
  if (state === 'invited') query = query.where('admins.password_hash', 'is', null)
  if (state === 'active') query = query.where('admins.password_hash', 'is not', null)
  if (secondFactor !== undefined) query = query.where(hasSecondFactor, secondFactor ? 'is' : 'is not', true)
  const { rows, ...count } = await findAndCount(query, columns, page)
  return { ...count, rows: rows.map(present) }
}

/** Throws `not_found`. */
export async function readMember(db: Db, id: string) {
  const row = await members(db).where('admins.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('member of staff')
  return { ...present(row), openSessions: await countSessions(db, id), audit: await auditOf(db, id) }
}

const hasSecondFactor = sql<boolean>`(
  exists (select from second_factors where owner_id = admins.id and confirmed_at is not null)
  or exists (select from passkeys where owner_id = admins.id))`

const members = (db: Db) =>
  db
    .selectFrom('admins')
    .innerJoin('roles', 'roles.id', 'admins.role')
    .select(['admins.id', 'admins.name', 'email', 'role', 'is_active', 'access_until', 'admins.created_at'])
    .select('roles.name as role_name')
    .select(sql<boolean>`password_hash is null`.as('invited'))
    .select(hasSecondFactor.as('second_factor'))
    .select(eb => [
      eb
        .selectFrom('sessions')
        .select('sessions.created_at')
        .whereRef('admin_id', '=', 'admins.id')
        .orderBy('sessions.id', 'desc')
        .limit(1)
        .as('last_sign_in'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number]

const present = (row: Row): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  roleName: row.role_name,
  until: row.access_until,
  state: stateOf(row),
  secondFactor: row.second_factor,
  lastSignInAt: row.last_sign_in,
  createdAt: row.created_at,
})

function stateOf({ is_active, invited, access_until }: Row): StaffMember['state'] {
  if (hasEnded(access_until)) return 'ended'
  if (!is_active) return 'disabled'
  return invited ? 'invited' : 'active'
}

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
