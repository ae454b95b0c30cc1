import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { AuditAction, PlainAction } from '../../../contracts/people/auditActions.ts'
import type { Db, Scope } from '../context.ts'
import { always, jsonRows } from '../db/jsonRows.ts'
import type { Schema } from '../db/schema.ts'
import { actorId, actorKind } from '../identity/actors.ts'
import { newId } from '../identity/ids.ts'

export interface AuditEntry<Action extends AuditAction = AuditAction> {
  action: Action
  /** The id of the object acted upon. */
  subject: string
  /** The account concerned; the actor's own by default. */
  userId?: string | null
  /** The change; never complete identifiers or secrets, because the log is never erased. */
  data?: Record<string, unknown>
  reason?: string | null
}

/**
 * Inserts an audit row as part of the statement that makes the change: none if the common table expression `cause` has no row.
 */
export const insertAudit = (scope: Omit<Scope, 'locale'>, entry: AuditEntry, cause: RawBuilder<unknown> = always) =>
  sql`insert into audit_events
    select made.* from ${jsonRows('audit_events', [auditRow(scope, entry)])} as made, ${cause}`

/** The sealer sets the number and the hashes. */
function auditRow({ actor, ip, requestId }: Omit<Scope, 'locale'>, entry: AuditEntry) {
  return {
    id: newId('aud'),
    seq: null,
    previous_hash: null,
    hash: null,
    action: entry.action,
    actor_kind: actorKind(actor),
    actor_id: actorId(actor),
    user_id: entry.userId ?? ('userId' in actor ? actor.userId : null),
    subject: entry.subject,
    reason: entry.reason ?? null,
    data: entry.data ?? {},
    ip,
    request_id: requestId,
    created_at: new Date().toISOString(),
  } satisfies Selectable<Schema['audit_events']>
}

/**
 * Records an action in the caller's transaction, so that a rollback removes both. The sealer chains it within a second. What shows values of a
 * check is recorded by `recordAccess`.
 */
export async function audit(db: Db, scope: Omit<Scope, 'locale'>, entry: AuditEntry<PlainAction>): Promise<void> {
  await insertAudit(scope, entry).execute(db)
}
