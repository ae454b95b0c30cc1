import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import type { Context } from '../../platform/context.ts'
import { newSecret } from '../../platform/identity/ids.ts'
import { type ChallanAccess, issueChallanAccess } from '../common/access.ts'

/**
 * What a citizen may ask again after the source was down: the same vehicle with the same verified phone, once. The token travels
 * encrypted, because it names both.
 */
interface LookupRetry {
  id: string
  rcNo: string
  phone: string
  brandId: string
  /** ISO 8601. */
  expiresAt: string
  /** The end of the proof that the token stands for; no retry extends it. */
  provenUntil: string
}

type Parts = Pick<Context, 'db' | 'vault'>

/** Issues a token for another lookup; null once the proof is over. */
export function issueLookupRetry(
  { vault }: Pick<Parts, 'vault'>,
  { phone, brandId, until }: Pick<ChallanAccess, 'phone' | 'brandId' | 'until'>,
  rcNo: string,
): string | null {
  const now = Date.now()
  if (until.getTime() <= now) return null
  const expiresAt = new Date(Math.min(until.getTime(), now + challanLimits.retryMs)).toISOString()
  const retry: LookupRetry = { id: newSecret(), rcNo, phone, brandId, expiresAt, provenUntil: until.toISOString() }
  return vault.seal(JSON.stringify(retry), { token: 'challan-retry' })
}

/**
 * Takes a token for one lookup of its vehicle. Returns an access token with what is left of the proof; null for a token that is used,
 * expired, of another vehicle or not ours.
 */
export async function takeLookupRetry({ db, vault }: Parts, token: string, rcNo: string): Promise<string | null> {
  const retry = open(vault, token)
  if (retry?.rcNo !== rcNo || Date.parse(retry.expiresAt) <= Date.now()) return null
  const taken = await db
    .insertInto('challan_used_retries')
    .values({ id: retry.id, expires_at: retry.expiresAt })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!taken) return null
  return issueChallanAccess({ vault }, { ...retry, until: new Date(retry.provenUntil) })
}

function open(vault: Context['vault'], token: string): LookupRetry | null {
  try {
    return JSON.parse(vault.open(token, { token: 'challan-retry' })) as LookupRetry
  } catch {
    return null
  }
}
