import { sql } from 'kysely'
import type { AccessAction } from '../../../contracts/people/auditActions.ts'
import type { Db, Scope } from '../context.ts'
import { actorId } from '../identity/actors.ts'
import { type AuditEntry, insertAudit } from './audit.ts'

/**
 * Records that values are shown, before they are: the only way to write an access action, and what access logs read. One entry stands for all that is
 * shown at once, such as the checks of a file.
 */
export async function recordAccess(
  db: Db,
  scope: Omit<Scope, 'locale'>,
  entry: AuditEntry<AccessAction>,
): Promise<void> {
  await insertAudit(scope, entry).execute(db)
}

/** Programs and open pages ask again every few seconds: what the same reader reads again within this time is the same access. */
const SAME_MINUTES = 15

/** Records what is read again and again. */
export async function recordApiRead(
  db: Db,
  scope: Omit<Scope, 'locale'>,
  entry: AuditEntry<
    | 'verification.readByApi'
    | 'intelligenceReport.readByApi'
    | 'case.readByApi'
    | 'envelope.readByApi'
    | 'inquiry.readByApi'
    | 'inquiry.opened'
  >,
): Promise<void> {
  const notYet = sql`(
    select where not exists (
      select from audit_events
      where subject = ${entry.subject} and action = ${entry.action} and actor_id = ${actorId(scope.actor)}
        and created_at > now() - make_interval(mins => ${SAME_MINUTES}))) as due`
  await insertAudit(scope, entry, notYet).execute(db)
}
