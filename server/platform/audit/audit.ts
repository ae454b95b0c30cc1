import type { Insertable } from 'kysely'
import type { AuditAction } from '../../../contracts/auditActions.ts'
import type { Db, Scope } from '../context.ts'
import type { Schema } from '../db/schema.ts'
import { actorId } from '../identity/actors.ts'
import { newId } from '../identity/ids.ts'

interface AuditEntry {
  action: AuditAction
  /** The id of the object acted upon. */
  subject: string
  /** The account concerned; the actor's own by default. */
  userId?: string | null
  /** The change; never complete identifiers or secrets, because the log is never erased. */
  data?: Record<string, unknown>
  reason?: string | null
}

/** The values of an audit row, for a statement that inserts it together with the change itself. */
export function auditValues({ actor, ip, requestId }: Omit<Scope, 'locale'>, entry: AuditEntry) {
  return {
    id: newId('aud'),
    action: entry.action,
    actor_kind: actor.kind,
    actor_id: actorId(actor),
    user_id: entry.userId ?? ('userId' in actor ? actor.userId : null),
    subject: entry.subject,
    reason: entry.reason ?? null,
    data: JSON.stringify(entry.data ?? {}),
    ip,
    request_id: requestId,
    created_at: new Date(),
  } satisfies Insertable<Schema['audit_events']>
}

/** Records an action in the caller's transaction, so that a rollback removes both. The sealer chains it within a second. */
export async function audit(db: Db, scope: Omit<Scope, 'locale'>, entry: AuditEntry): Promise<void> {
  await db.insertInto('audit_events').values(auditValues(scope, entry)).execute()
}
