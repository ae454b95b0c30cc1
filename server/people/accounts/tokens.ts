import { SignJWT } from 'jose'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Context } from '../../platform/context.ts'
import { sessionExpired } from '../../platform/problem.ts'
import { type Signer, timingSafeEquals } from '../../platform/vault.ts'
import { verifyJwt } from '../../platform/verifyJwt.ts'

export type Audience = 'customer' | 'admin'

export interface Tokens {
  token: string
  refreshToken: string
}

/** The claims, which the client reads as well (A25); for staff `id` is the admin's. */
export interface Claims {
  id: string
  subUserId: string | null
  role: string
  session: string
}

type Keys = Pick<Context, 'vault'>

const ISSUER = 'satyapan'

/** Issues an access token valid for 15 minutes and the refresh token of this generation, which is deterministic. */
export async function issueTokens(ctx: Keys, audience: Audience, claims: Claims, generation: number): Promise<Tokens> {
  const token = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${limits.accessTokenSeconds}s`)
    .sign(ctx.vault.tokenKey(audience))
  return { token, refreshToken: refreshTokenOf(ctx.vault, audience, claims.session, generation) }
}

/** Checks signature (HS256 only), audience and expiry. Throws `unauthenticated`. Does not check whether the session was revoked. */
export async function verifyAccessToken(ctx: Keys, audience: Audience, token: string): Promise<Claims> {
  try {
    const payload = await verifyJwt(ctx.vault, token, { issuer: ISSUER, audience, requiredClaims: ['exp'] })
    return {
      id: String(payload.id),
      subUserId: typeof payload.subUserId === 'string' ? payload.subUserId : null,
      role: String(payload.role),
      session: String(payload.session),
    }
  } catch {
    throw sessionExpired()
  }
}

/** Verifies a refresh token, `<session>.<generation>.<mac>`; nothing secret is stored. Throws `unauthenticated`. */
export function verifyRefreshToken(
  ctx: Keys,
  audience: Audience,
  token: string,
): { session: string; generation: number } {
  const [session = '', generation] = token.split('.')
  const claimed = { session, generation: Number(generation) }
  const isOurs = (signer: Signer) =>
    timingSafeEquals(token, refreshTokenOf(signer, audience, claimed.session, claimed.generation))
  if (!ctx.vault.tokenSigners().some(isOurs)) throw sessionExpired()
  return claimed
}

function refreshTokenOf(signer: Signer, audience: Audience, session: string, generation: number): string {
  const body = `${session}.${generation}`
  return `${body}.${signer.sign(`refresh:${audience}`, body)}`
}
