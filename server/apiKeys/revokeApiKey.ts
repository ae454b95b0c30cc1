import type { CustomerActor } from '../actors.ts'
import { audit } from '../audit/audit.ts'
import type { Context, Scope } from '../context.ts'
import { notFound } from '../problem.ts'
import type { KeyRing } from './keyRing.ts'
import { type ApiKeyRecord, apiKeyColumns, presentApiKey } from './presentApiKey.ts'

type Shared = Pick<Context, 'db'> & { keyRing: KeyRing }

/** Stops a key, on this node at once and on the others within five seconds. Revoking twice is revoking once. */
export async function revokeApiKey(ctx: Shared, scope: Scope<CustomerActor>, id: string): Promise<ApiKeyRecord> {
  const { userId } = scope.actor
  const row = await ctx.db.transaction().execute(async trx => {
    const key = await trx
      .selectFrom('api_keys')
      .select([...apiKeyColumns, 'hash'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!key) throw notFound('API key')
    if (key.revoked_at) return key
    const revoked_at = new Date().toISOString()
    await trx.updateTable('api_keys').set({ revoked_at }).where('id', '=', id).execute()
    await audit(trx, scope, { action: 'apiKey.revoked', subject: id, userId, data: { hint: key.hint } })
    return { ...key, revoked_at }
  })
  ctx.keyRing.forget(row.hash)
  return presentApiKey(row)
}
