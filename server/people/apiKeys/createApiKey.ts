import type { z } from 'zod'
import { limits } from '../../../contracts/limits.ts'
import type { apiKey } from '../../../contracts/resources/apiKey.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { apiKeyColumns, presentApiKey } from './presentApiKey.ts'
import { generateApiKeySecret } from './secrets.ts'

type Asked = z.output<NonNullable<typeof apiKey.create>>

/** Makes a key and answers it, this once; only its SHA-256 is kept. Live keys need a completed KYC, for they spend money. */
export async function createApiKey({ db }: Pick<Context, 'db'>, scope: Scope<CustomerActor>, asked: Asked) {
  const { userId, name: createdBy, kycComplete } = scope.actor
  if (asked.mode === 'live' && !kycComplete) throw new Problem('forbidden', translate(scope.locale, 'apiKeys.kycFirst'))
  const { name, mode, scopes, expiresAt } = asked
  const { key, kept } = generateApiKeySecret(mode)
  const row = await db.transaction().execute(async trx => {
    const { count } = await trx
      .selectFrom('api_keys')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (count >= limits.apiKeys)
      throw new Problem('conflict', translate(scope.locale, 'apiKeys.tooMany', { count: limits.apiKeys }))
    const made = await trx
      .insertInto('api_keys')
      .values({
        id: newId('key'),
        user_id: userId,
        name,
        mode,
        scopes: scopes && JSON.stringify(scopes),
        expires_at: expiresAt,
        ...kept,
        created_by: createdBy,
      })
      .returning(apiKeyColumns)
      .executeTakeFirstOrThrow()
    const { id, hint } = made
    await audit(trx, scope, { action: 'apiKey.created', subject: id, userId, data: { ...asked, hint } })
    return made
  })
  return { ...presentApiKey(row), key }
}
