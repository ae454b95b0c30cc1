import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'

/** Ends a customer's key; one that has ended keeps its time. It stops working on every node within five seconds. */
export function revokeKey(
  ctx: Context,
  scope: Scope<AdminActor>,
  keyId: string,
  reason: string,
): Promise<{ revokedAt: string }> {
  return ctx.db.transaction().execute(async trx => {
    const key = await trx
      .updateTable('api_keys')
      .set(eb => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(new Date().toISOString())) }))
      .where('id', '=', keyId)
      .returning(['user_id', 'revoked_at'])
      .executeTakeFirst()
    if (!key?.revoked_at) throw notFound('API key')
    await audit(trx, scope, { action: 'apiKey.revoked', subject: keyId, userId: key.user_id, reason })
    return { revokedAt: key.revoked_at }
  })
}
