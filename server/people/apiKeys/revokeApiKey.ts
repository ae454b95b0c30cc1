import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { KeyRing } from '../../platform/http/types.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { ownKey } from './ownKey.ts'
import { type ApiKeyRecord, presentApiKey } from './presentApiKey.ts'

type Shared = Pick<Context, 'db'> & { keyRing: KeyRing }

/** Stops a key, on this node at once and on the others within five seconds. Revoking twice is revoking once. */
export async function revokeApiKey(ctx: Shared, scope: Scope<CustomerActor>, id: string): Promise<ApiKeyRecord> {
  const { userId } = scope.actor
  const row = await ctx.db.transaction().execute(async trx => {
    const key = await ownKey(trx, scope, id)
    if (key.revoked_at) return key
    const revoked_at = new Date().toISOString()
    await trx.updateTable('api_keys').set({ revoked_at }).where('id', '=', id).execute()
    await audit(trx, scope, { action: 'apiKey.revoked', subject: id, userId, data: { hint: key.hint } })
    return { ...key, revoked_at }
  })
  ctx.keyRing.forget(userId)
  return presentApiKey(row)
}
