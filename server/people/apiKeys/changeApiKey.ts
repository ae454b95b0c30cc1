import type { z } from 'zod'
import type { apiKey } from '../../../contracts/resources/apiKey.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { KeyRing } from '../../platform/http/types.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { activeKey } from './ownKey.ts'
import { type ApiKeyRecord, type ApiKeyRow, apiKeyColumns, presentApiKey } from './presentApiKey.ts'

type Shared = Pick<Context, 'db'> & { keyRing: KeyRing }
type Asked = z.output<NonNullable<typeof apiKey.update>>

/** Renames a key, or gives it other scopes or another end; an expired one goes on with a later end. Throws `not_found`, `conflict`. */
export async function changeApiKey(
  ctx: Shared,
  scope: Scope<CustomerActor>,
  id: string,
  { name, scopes, expiresAt }: Asked,
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
  return presentApiKey(row)
}

type Changeable = Pick<ApiKeyRow, 'name' | 'scopes' | 'expires_at'>

const changeable = ({ name, scopes, expires_at }: Changeable) => ({ name, scopes, expiresAt: expires_at })
