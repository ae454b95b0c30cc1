import { sql } from 'kysely'
import type { AuditAction } from '../../../contracts/people/auditActions.ts'
import type { AuditEvent, AuditEventDetail } from '../../../contracts/resources/auditEvent.ts'
import { isIntact } from '../../platform/audit/chain.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { countCapped, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { actorName, customerName, openName } from '../../platform/sealing/names.ts'
import type { Vault } from '../../platform/vault.ts'
import { changesIn, detailsIn } from './changes.ts'
import { type AuditFilter, auditEventsMatching, auditEventsPage } from './matching.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** The entries of the whole platform that the role may read, newest first. */
export async function listAuditEvents(
  { db, vault }: Parts,
  scope: Scope<AdminActor>,
  query: ListQuery<AuditFilter>,
): Promise<Page<AuditEvent>> {
  const found = auditEventsMatching(db, scope, query.filter)
  return { rows: await present(vault, auditEventsPage(found, query)), ...(await countCapped(db, found)) }
}

/** Streams the matching entries, newest first, for the export. */
export const streamAuditEvents = ({ db, vault }: Parts, scope: Scope<AdminActor>, filter: AuditFilter) =>
  streamRows((after, limit) => {
    const sort = { field: 'createdAt', order: 'DESC' } as const
    const found = auditEventsMatching(db, scope, filter)
    return present(vault, auditEventsPage(found, { filter: { ...filter, after }, sort, offset: 0, limit }))
  }, filter.after)

/** One entry with what changed, and whether its seal holds. Throws `not_found`, also for an entry that the role may not read. */
export async function showAuditEvent(
  { db, vault }: Parts,
  scope: Scope<AdminActor>,
  id: string,
): Promise<AuditEventDetail> {
  const found = auditEventsMatching(db, scope, {}).where('events.id', '=', id)
  const [row] = await present(vault, found)
  if (!row) throw notFound('audit entry')
  const event = await db.selectFrom('audit_events').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return {
    ...row,
    ip: event.ip,
    requestId: event.request_id,
    changes: changesIn(event.data),
    details: detailsIn(event.data),
    seq: event.seq,
    hash: event.hash,
    intact: await isIntact(db, event),
  }
}

type Found = ReturnType<typeof auditEventsMatching>

async function present(vault: Vault, found: Found): Promise<AuditEvent[]> {
  const rows = await found
    .leftJoin('admins', 'admins.id', 'events.actor_id')
    .leftJoin('users as actors', 'actors.id', 'events.actor_id')
    .leftJoin('sub_users', 'sub_users.id', 'events.actor_id')
    .leftJoin('api_keys', 'api_keys.id', 'events.actor_id')
    .leftJoin('users', 'users.id', 'events.user_id')
    .select(['events.id', 'events.created_at', 'events.action', 'events.actor_kind', 'events.actor_id'])
    .select(['events.user_id', 'events.subject', 'events.reason', 'events.seq', 'users.customer_id'])
    .select([
      actorName(sql`admins.name`, sql`coalesce(api_keys.name, events.actor_id)`, 'actors').as('actor'),
      customerName.as('customer'),
    ])
    .execute()
  return rows.map(row => ({
    id: row.id,
    createdAt: row.created_at,
    action: row.action as AuditAction,
    actorKind: row.actor_kind as AuditEvent['actorKind'],
    actorId: row.actor_id,
    actor: openName(vault, row.actor),
    userId: row.user_id,
    customerId: row.customer_id,
    customer: openName(vault, row.customer),
    subject: row.subject,
    reason: row.reason,
    sealed: row.seq !== null,
  }))
}
