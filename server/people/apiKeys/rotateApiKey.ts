import { type Overlap, overlapMs } from '../../../contracts/keyOverlaps.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { KeyRing } from '../../platform/http/types.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { activeKey } from './ownKey.ts'
import { apiKeyColumns, presentApiKey } from './presentApiKey.ts'
import { generateApiKeySecret } from './secrets.ts'

type Shared = Pick<Context, 'db'> & { keyRing: KeyRing }

/**
 * Gives a key a new secret and answers it, this once; the old one works on for the overlap. A secret has one predecessor: one of an
 * earlier rotation stops. Throws `not_found`, and `conflict` for a key that is revoked or expired.
 */
export async function rotateApiKey(ctx: Shared, scope: Scope<CustomerActor>, id: string, overlap: Overlap) {
  const { userId } = scope.actor
  const made = await ctx.db.transaction().execute(async trx => {
    const old = await activeKey(trx, scope, id)
    if (presentApiKey(old).status === 'expired')
      throw new Problem('conflict', translate(scope.locale, 'apiKeys.isExpired'))
    const { key, kept } = generateApiKeySecret(old.mode)
    const now = Date.now()
    const row = await trx
      .updateTable('api_keys')
      .set({
        ...kept,
        rotated_at: new Date(now),
        previous_hint: old.hint,
        previous_hash: old.hash,
        previous_until: new Date(now + overlapMs[overlap]),
      })
      .where('id', '=', id)
      .returning(apiKeyColumns)
      .executeTakeFirstOrThrow()
    const data = { hint: kept.hint, old: old.hint, overlap }
    await audit(trx, scope, { action: 'apiKey.rotated', subject: id, userId, data })
    return { ...presentApiKey(row), key }
  })
  ctx.keyRing.forget(userId)
  return made
}
