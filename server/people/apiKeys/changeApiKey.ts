import type { z } from 'zod'
import type { apiKey } from '../../../contracts/resources/apiKey.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { KeyRing } from '../../platform/http/types.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { type ApiKeyRecord, type ApiKeyRow, apiKeyColumns, presentApiKey } from './listApiKeys.ts'

type Shared = Pick<Context, 'db' | 'vault'> & { keyRing: KeyRing }
type ChangeApiKeyBody = z.output<NonNullable<typeof apiKey.update>>

/** Changes a key's name, scopes or expiry; an expired key becomes valid again with a later expiry. Throws `not_found`, `conflict`. */
export async function changeApiKey(
  ctx: Shared,
  scope: Scope<CustomerActor>,
  id: string,
  { name, scopes, expiresAt }: ChangeApiKeyBody,
): Promise<ApiKeyRecord> {
  const { userId } = scope.actor
  const row = await ctx.db.transaction().execute(async trx => {
    const before = await activeKey(trx, scope, id)
    const after = {
      name: name ?? before.name,
      scopes: scopes === undefined ? before.scopes : scopes,
      expires_at: expiresAt === undefined ? before.expires_at : expiresAt,
    }
    const row = await trx
      .updateTable('api_keys')
      .set({ ...after, scopes: after.scopes && JSON.stringify(after.scopes) })
      .where('id', '=', id)
      .returning(apiKeyColumns)
      .executeTakeFirstOrThrow()
    const data = { hint: before.hint, from: changeable(before), to: changeable(after) }
    await audit(trx, scope, { action: 'apiKey.changed', subject: id, userId, data })
    return row
  })
  ctx.keyRing.forget(userId)
  return presentApiKey(ctx.vault, row)
}

type Changeable = Pick<ApiKeyRow, 'name' | 'scopes' | 'expires_at'>

const changeable = ({ name, scopes, expires_at }: Changeable) => ({ name, scopes, expiresAt: expires_at })

/** Revokes a key: immediately on this node, within five seconds on the others. Revoking it again changes nothing. */
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
  return presentApiKey(ctx.vault, row)
}

/** Locks a key of the account until the transaction ends. Throws `not_found`. */
async function ownKey(trx: Trx, { actor }: Scope<CustomerActor>, id: string) {
  const key = await trx
    .selectFrom('api_keys')
    .select([...apiKeyColumns, 'hash'])
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirst()
  if (!key) throw notFound('API key')
  return key
}

/** Like `ownKey`, for a key that is not revoked. Throws `not_found`, `conflict`. */
export async function activeKey(trx: Trx, scope: Scope<CustomerActor>, id: string) {
  const key = await ownKey(trx, scope, id)
  if (key.revoked_at) throw new Problem('conflict', translate(scope.locale, 'apiKeys.isRevoked'))
  return key
}
