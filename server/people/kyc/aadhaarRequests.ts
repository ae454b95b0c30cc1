import { limits } from '../../../contracts/limits.ts'
import type { Context } from '../../platform/context.ts'
import { timingSafeEquals } from '../../platform/vault.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/**
 * Remembers, for as long as the code lives, what the source calls an account's request. The newest replaces every other. It belongs to
 * its number, of which it holds a keyed digest: else a code for one's own number could verify another's.
 */
export async function storeAadhaarRequest(
  ctx: Parts,
  userId: string,
  aadhaar: string,
  reference: string,
): Promise<void> {
  const request_sealed = ctx.vault.seal(`${digestOf(ctx, userId, aadhaar)}\n${reference}`)
  const expires_at = new Date(Date.now() + limits.otp.lifeMs)
  await ctx.db
    .insertInto('aadhaar_requests')
    .values({ user_id: userId, request_sealed, expires_at })
    .onConflict(same => same.column('user_id').doUpdateSet({ request_sealed, expires_at }))
    .execute()
}

/** The source's reference; null without a request for this number that is still good. */
export async function findAadhaarRequest(ctx: Parts, userId: string, aadhaar: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('aadhaar_requests')
    .select(['request_sealed', 'expires_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row || Date.parse(row.expires_at) <= Date.now()) return null
  const [digest = '', ...reference] = ctx.vault.open(row.request_sealed).split('\n')
  return timingSafeEquals(digest, digestOf(ctx, userId, aadhaar)) ? reference.join('\n') : null
}

export const deleteAadhaarRequest = async ({ db }: Pick<Context, 'db'>, userId: string): Promise<void> => {
  await db.deleteFrom('aadhaar_requests').where('user_id', '=', userId).execute()
}

const digestOf = ({ vault }: Parts, userId: string, aadhaar: string) =>
  vault.sign('aadhaar-request', `${userId}\n${aadhaar}`)
