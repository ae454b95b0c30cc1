import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'

/** Two members of staff at once: one handles it, and both are told who. Throws `not_found`. */
export function handleLead({ db }: Pick<Context, 'db'>, scope: Scope<AdminActor>, id: string, handled: boolean) {
  requireAccess(scope, 'edit', 'admin.leads')
  const change = handled
    ? { handled_at: new Date(), handled_by: scope.actor.adminId }
    : { handled_at: null, handled_by: null }
  return db.transaction().execute(async trx => {
    const changed = await trx
      .updateTable('leads')
      .set(change)
      .where('id', '=', id)
      .where('handled_at', handled ? 'is' : 'is not', null)
      .executeTakeFirst()
    if (changed.numUpdatedRows > 0n)
      await audit(trx, scope, { action: handled ? 'lead.handled' : 'lead.reopened', subject: id })
    return readHandling(trx, id)
  })
}

async function readHandling(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('leads')
    .leftJoin('admins', 'admins.id', 'leads.handled_by')
    .select(['leads.handled_at', 'admins.name'])
    .where('leads.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('request')
  return { handledAt: row.handled_at, handledBy: row.name }
}
