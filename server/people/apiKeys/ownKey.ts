import type { Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { apiKeyColumns } from './presentApiKey.ts'

/** A key of the account, locked until the transaction ends. Throws `not_found`. */
export async function ownKey(trx: Trx, { actor }: Scope<CustomerActor>, id: string) {
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

/** The same, of one that is not revoked. Throws `not_found`, `conflict`. */
export async function activeKey(trx: Trx, scope: Scope<CustomerActor>, id: string) {
  const key = await ownKey(trx, scope, id)
  if (key.revoked_at) throw new Problem('conflict', translate(scope.locale, 'apiKeys.isRevoked'))
  return key
}
