import type { Insertable } from 'kysely'
import type { AuditAction } from '../../../contracts/auditActions.ts'
import type { Db, Scope } from '../context.ts'
import type { Schema } from '../db/schema.ts'
import { actorId } from '../identity/actors.ts'
import { newId } from '../identity/ids.ts'

interface AuditEntry {
  action: AuditAction
  /** The id of what was acted upon. */
  subject: string
  /** Whose account it concerns; the actor's own unless told otherwise. */
  userId?: string | null
  /** What changed; never whole identifiers or secrets, for the log is never erased. */
  data?: Record<string, unknown>
  reason?: string | null
}

/** What an act's row says; for a statement that writes it together with what was done. */
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

/** Records an act in the caller's transaction: what is rolled back was never done. The sealer chains it within a second. */
export async function audit(db: Db, scope: Omit<Scope, 'locale'>, entry: AuditEntry): Promise<void> {
  await db.insertInto('audit_events').values(auditValues(scope, entry)).execute()
}
