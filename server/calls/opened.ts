import { sql } from 'kysely'
import { insertAudit } from '../platform/audit/audit.ts'
import type { Db, Scope } from '../platform/context.ts'
import { actorId } from '../platform/identity/actors.ts'

/** Pages and programs ask again every few seconds: within this time it is the same opening. */
const SAME_MINUTES = 15

/** Records that somebody looks at a call. */
export async function recordOpening(
  db: Db,
  scope: Omit<Scope, 'locale'>,
  action: 'videoCall.opened' | 'videoCall.readByApi',
  subject: string,
): Promise<void> {
  const notYet = sql`(
    select where not exists (
      select from audit_events
      where subject = ${subject} and action = ${action} and actor_id = ${actorId(scope.actor)}
        and created_at > now() - make_interval(mins => ${SAME_MINUTES}))) as due`
  await insertAudit(scope, { action, subject }, notYet).execute(db)
}
