import { SignJWT } from 'jose'
import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import type { Context } from '../../platform/context.ts'
import { verifyJwt } from '../../platform/verifyJwt.ts'

/** Names no operator, because a citizen has the token in an address. Tokens of before have the other one. */
const ISSUER = 'challans'
const EARLIER_ISSUER = 'satyapan'
const AUDIENCE = 'challan'

/** A citizen who has verified a phone number under a brand. */
export interface ChallanAccess {
  phoneIndex: string
  /** `+919876543210` */
  phone: string
  brandId: string
  brandName: string
  /** When the proof of the phone ends. */
  until: Date
}

/** Issues a token bound to phone and brand, for 30 minutes unless `until` is given. It appears in URLs (A100), so the phone number in it is encrypted. */
export const issueChallanAccess = (
  { vault }: Pick<Context, 'vault'>,
  { phone, brandId, until }: Pick<ChallanAccess, 'phone' | 'brandId'> & { until?: Date },
): Promise<string> =>
  new SignJWT({ phone: vault.seal(phone, { token: 'challan-access' }), brand: brandId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(until ?? `${challanLimits.accessSeconds}s`)
    .sign(vault.tokenKey(AUDIENCE))

/**
 * Verifies an access token. Returns null for one that is expired, foreign or malformed, and when the brand is inactive.
 * @param meanwhile runs in parallel with the brand lookup, for valid tokens only; its errors propagate
 */
export async function verifyChallanAccess(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  token: string,
  meanwhile?: (access: Omit<ChallanAccess, 'brandName'>) => Promise<void>,
): Promise<ChallanAccess | null> {
  const claims = await claimsOf(vault, token)
  if (!claims) return null
  const access = { ...claims, phoneIndex: phoneIndexOf(vault, claims.phone) }
  const active = db
    .selectFrom('challan_brands')
    .select('name')
    .where('id', '=', claims.brandId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  const [brand] = await Promise.all([active, meanwhile?.(access)])
  return brand ? { ...access, brandName: brand.name } : null
}

/** The keyed hash under which rows store a citizen's phone number. */
export const phoneIndexOf = (vault: Context['vault'], phone: string): string => vault.index('phone', phone)

async function claimsOf(
  vault: Context['vault'],
  token: string,
): Promise<Pick<ChallanAccess, 'phone' | 'brandId' | 'until'> | null> {
  try {
    const payload = await verifyJwt(vault, token, {
      issuer: [ISSUER, EARLIER_ISSUER],
      audience: AUDIENCE,
      requiredClaims: ['exp'],
    })
    return {
      phone: vault.open(String(payload.phone), { token: 'challan-access' }),
      brandId: String(payload.brand),
      until: new Date(Number(payload.exp) * 1_000),
    }
  } catch {
    return null
  }
}
