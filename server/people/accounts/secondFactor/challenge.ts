import { SignJWT } from 'jose'
import { limits } from '../../../../contracts/platform/limits.ts'
import type { Context } from '../../../platform/context.ts'
import { newSecret } from '../../../platform/identity/ids.ts'
import { verifyJwt } from '../../../platform/verifyJwt.ts'
import type { Audience } from '../tokens.ts'
import { audienceOf, type Owner } from './factors.ts'

type Keys = Pick<Context, 'vault'>

/** Valid for the second step only: no other token has this audience or is signed with this key. */
const purposeOf = (audience: Audience) => `second-factor:${audience}`

export interface Challenge {
  id: string
  owner: Owner
  /** The single sign-on by which the first step was passed. */
  sso?: string
  expiresAt: Date
}

/** A token, valid for five minutes, stating that its bearer has passed the first step as this owner. */
export function createSecondFactorChallenge({ vault }: Keys, owner: Owner, sso?: string): Promise<string> {
  const purpose = purposeOf(audienceOf(owner))
  const whose = 'adminId' in owner ? { adminId: owner.adminId } : { userId: owner.userId, subUserId: owner.subUserId }
  return new SignJWT({ ...whose, ...(sso && { sso }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setJti(newSecret())
    .setExpirationTime(new Date(Date.now() + limits.secondFactor.challengeMs))
    .sign(vault.tokenKey(purpose))
}

/** Null for a challenge that has expired, was altered, or is for the other audience. */
export async function verifySecondFactorChallenge(
  { vault }: Keys,
  audience: Audience,
  token: string,
): Promise<Challenge | null> {
  const purpose = purposeOf(audience)
  try {
    const payload = await verifyJwt<Record<'adminId' | 'userId', string> & { subUserId: string | null; sso?: string }>(
      vault,
      token,
      {
        audience: purpose,
        requiredClaims: ['exp', 'jti'],
      },
    )
    const { jti = '', exp = 0, adminId, userId, subUserId, sso } = payload
    const owner = audience === 'admin' ? { adminId } : { userId, subUserId }
    return { id: jti, owner, ...(sso !== undefined && { sso }), expiresAt: new Date(exp * 1_000) }
  } catch {
    return null
  }
}
