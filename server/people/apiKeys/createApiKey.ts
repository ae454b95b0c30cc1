import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import { type Overlap, overlapMs } from '../../../contracts/checks/apiKeys.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { apiKey } from '../../../contracts/resources/apiKey.ts'
import { requireAllLocations } from '../../platform/access/locations.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { KeyRing } from '../../platform/http/types.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { sha256 } from '../../platform/vault.ts'
import { activeKey } from './changeApiKey.ts'
import { apiKeyColumns, presentApiKey, statusOf } from './listApiKeys.ts'

type CreateApiKeyBody = z.output<NonNullable<typeof apiKey.create>>

/** Creates a key and returns it, this once; only its SHA-256 is stored. Live keys spend money and therefore require a completed KYC. */
export async function createApiKey(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  input: CreateApiKeyBody,
) {
  const { userId, name: createdBy, kycComplete } = scope.actor
  if (input.mode === 'live' && !kycComplete) throw new Problem('forbidden', translate(scope.locale, 'apiKeys.kycFirst'))
  const { name, mode, scopes, expiresAt } = input
  const { key, kept } = generateApiKeySecret(mode)
  const id = newId('key')
  const row = await db.transaction().execute(async trx => {
    // A new key sees every location.
    await requireAllLocations(trx, scope.actor)
    const { count } = await trx
      .selectFrom('api_keys')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (count >= limits.apiKeys)
      throw new Problem('conflict', translate(scope.locale, 'apiKeys.tooMany', { count: limits.apiKeys }))
    const created = await trx
      .insertInto('api_keys')
      .values({
        id,
        user_id: userId,
        name,
        mode,
        scopes: scopes && JSON.stringify(scopes),
        expires_at: expiresAt,
        ...kept,
        created_by: vault.seal(createdBy, { column: 'api_keys.created_by', id }),
      })
      .returning(apiKeyColumns)
      .executeTakeFirstOrThrow()
    const data = { ...input, hint: created.hint }
    await audit(trx, scope, { action: 'apiKey.created', subject: id, userId, data })
    return created
  })
  return { ...presentApiKey(vault, row), key }
}

type Shared = Pick<Context, 'db' | 'vault'> & { keyRing: KeyRing }

/**
 * Gives a key a new secret and returns it, this once; the old one remains valid for the overlap. Only one previous secret can be
 * valid: that of an earlier rotation ends. Throws `not_found`, and `conflict` for a key that is revoked or expired.
 */
export async function rotateApiKey(ctx: Shared, scope: Scope<CustomerActor>, id: string, overlap: Overlap) {
  const { userId } = scope.actor
  const created = await ctx.db.transaction().execute(async trx => {
    // The key may see more than the member.
    await requireAllLocations(trx, scope.actor)
    const old = await activeKey(trx, scope, id)
    if (statusOf(old) === 'expired') throw new Problem('conflict', translate(scope.locale, 'apiKeys.isExpired'))
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
    return { ...presentApiKey(ctx.vault, row), key }
  })
  ctx.keyRing.forget(userId)
  return created
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const SECRET_LETTERS = 40

/** Generates a key's secret, with the hint and the SHA-256 to store. */
export function generateApiKeySecret(mode: string) {
  const secret = Array.from({ length: SECRET_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const key = `sk_${mode}_${secret}`
  return { key, kept: { hint: hintOf(key), hash: sha256(key) } }
}

/** `sk_live_…7F2A` */
export const hintOf = (key: string): string => `${key.slice(0, 'sk_live_'.length)}…${key.slice(-4)}`
