import { jwtVerify, SignJWT } from 'jose'
import { challanLimits } from '../../../contracts/challanLimits.ts'
import type { Context } from '../../platform/context.ts'

const ISSUER = 'satyapan'
const AUDIENCE = 'challan'

/** A citizen who has proven a phone under a brand. */
export interface ChallanAccess {
  phoneIndex: string
  /** `+919876543210` */
  phone: string
  brandId: string
  brandName: string
}

/** A token of half an hour, bound to phone and brand. It travels in an address (A100), so the phone in it is sealed. */
export const issueChallanAccess = (
  { vault }: Pick<Context, 'vault'>,
  { phone, brandId }: Pick<ChallanAccess, 'phone' | 'brandId'>,
): Promise<string> =>
  new SignJWT({ phone: vault.seal(phone), brand: brandId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${challanLimits.accessSeconds}s`)
    .sign(vault.tokenKey(AUDIENCE))

/**
 * Whose token it is; null for one that is expired, another's or none, and when the brand has been switched off.
 * @param meanwhile what need not wait for the brand; it is done for a valid token only, and what it throws is thrown
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

/** What rows know a citizen by. */
export const phoneIndexOf = (vault: Context['vault'], phone: string): string => vault.index('phone', phone)

async function claimsOf(
  vault: Context['vault'],
  token: string,
): Promise<Pick<ChallanAccess, 'phone' | 'brandId'> | null> {
  try {
    const checks = { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE, requiredClaims: ['exp'] }
    const { payload } = await jwtVerify(token, vault.tokenKey(AUDIENCE), checks)
    return { phone: vault.open(String(payload.phone)), brandId: String(payload.brand) }
  } catch {
    return null
  }
}
