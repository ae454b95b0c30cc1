import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { KeyRing } from '../../platform/http/types.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'

type Shared = Pick<Context, 'db'> & { keyRing: KeyRing }

interface Asked {
  disabled: boolean
  reason: string
}

/**
 * Staff switch an entry off, and its addresses are refused, or on again. Switched as it is already, it keeps its time and reason. An
 * account whose entries are all off is shut, not open. Throws `not_found`.
 */
export async function setIpEntryDisabled(
  ctx: Shared,
  scope: Scope<AdminActor>,
  id: string,
  { disabled, reason }: Asked,
) {
  requireAccess(scope, 'edit', 'admin.addresses')
  const change = disabled
    ? { disabled_at: new Date().toISOString(), disabled_by: scope.actor.adminId, disabled_reason: reason }
    : { disabled_at: null, disabled_by: null, disabled_reason: null }
  const entry = await ctx.db.transaction().execute(async trx => {
    const found = await trx
      .selectFrom('allowed_addresses')
      .select(['user_id', 'address', 'disabled_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw notFound('entry')
    if ((found.disabled_at !== null) === disabled) return found
    await trx.updateTable('allowed_addresses').set(change).where('id', '=', id).execute()
    const action = disabled ? 'address.disabled' : 'address.enabled'
    await audit(trx, scope, { action, subject: id, userId: found.user_id, reason, data: { address: found.address } })
    return { ...found, disabled_at: change.disabled_at }
  })
  ctx.keyRing.forget(entry.user_id)
  return { disabledAt: entry.disabled_at }
}
