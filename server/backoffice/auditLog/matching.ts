import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { canAccess } from '../../../contracts/people/permissions.ts'
import { type auditEvent, restrictedAuditActions } from '../../../contracts/resources/auditEvent.ts'
import { addDays, firstIdAt, startOfDay } from '../../checks/days.ts'
import type { Db, Scope } from '../../platform/context.ts'
import type { ListQuery } from '../../platform/http/serveResource.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'

export type AuditFilter = z.output<typeof auditEvent.filter>

/** Sign-ins of staff, which belong to the restricted area too; everybody may read their own. */
const signIns = ['session.', 'secondFactor.', 'passkey.', 'password.']

/** Selects the entries that match a filter and that the role may read; the cursor is applied separately. */
export function auditEventsMatching(db: Db, { actor }: Scope<AdminActor>, filter: AuditFilter) {
  const { action, actorKind, customer, q, createdFrom, createdTo } = filter
  let found = db.selectFrom('audit_events as events')
  if (!canAccess(actor.permissions, { action: 'list', permission: 'admin.restricted' }))
    found = found.where('events.action', 'not in', restrictedAuditActions).where(
      sql<SqlBool>`not (events.actor_kind = 'admin' and events.actor_id <> ${actor.adminId}
          and events.action like any (${signIns.map(area => `${area}%`)}::text[]))`,
    )
  if (action) found = found.where('events.action', 'in', action)
  if (actorKind) found = found.where('events.actor_kind', 'in', actorKind)
  if (customer)
    found = found.where('events.user_id', 'in', eb =>
      eb
        .selectFrom('users')
        .select('users.id')
        .where(user => user.or([user('users.id', '=', customer), user('users.customer_id', '=', customer)])),
    )
  // An entry's id is as old as the entry, and ids are indexed; a day more on each side allows for clocks.
  if (createdFrom) {
    const from = startOfDay(createdFrom)
    found = found
      .where('events.created_at', '>=', from.toISOString())
      .where('events.id', '>=', firstIdAt('aud', addDays(from, -1)))
  }
  if (createdTo) {
    const to = addDays(startOfDay(createdTo), 1)
    found = found
      .where('events.created_at', '<', to.toISOString())
      .where('events.id', '<', firstIdAt('aud', addDays(to, 1)))
  }
  return q ? found.where('events.id', 'in', about(q)) : found
}

/** Entries by id, object or actor. Each part is answered by its own index: what a customer or its keys did concerns its account. */
const about = (id: string) => sql<string>`(
  select id from audit_events where id = ${id}
  union select id from audit_events where subject = ${id}
  union select id from audit_events where actor_kind = 'admin' and actor_id = ${id}
  union select id from audit_events where actor_id = ${id} and user_id in (
    select ${id} union select user_id from sub_users where id = ${id} union select user_id from api_keys where id = ${id}))`

type Matching = ReturnType<typeof auditEventsMatching>

/** One page by id, which is the order of time. */
export function auditEventsPage(
  found: Matching,
  { filter: { after }, sort, offset, limit }: ListQuery<AuditFilter>,
): Matching {
  const ascending = sort.order === 'ASC'
  const page = found
    .orderBy('events.id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
  if (!after) return page
  return page.where(ascending ? sql<SqlBool>`events.id > ${after}` : sql<SqlBool>`events.id < ${after}`)
}
