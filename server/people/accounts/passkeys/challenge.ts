import { SignJWT } from 'jose'
import { passkeyLimits } from '../../../../contracts/people/passkeyLimits.ts'
import type { Context } from '../../../platform/context.ts'
import { newSecret } from '../../../platform/identity/ids.ts'
import { verifyJwt } from '../../../platform/verifyJwt.ts'
import { consumeOnce } from '../consumeOnce.ts'
import type { Audience } from '../tokens.ts'
import type { RelyingParty } from './relyingParty.ts'

/** What a challenge is for. One for another purpose, audience, holder or domain is not accepted. */
export interface ChallengeUse {
  purpose: 'signIn' | 'add' | 'proof'
  audience: Audience
  /** Whose it is: the SHA-256 of the browser's cookie, or the id of the session. */
  holder: string
  rp: RelyingParty
}

const tokenAudience = ({ purpose, audience }: ChallengeUse) => `passkey:${purpose}:${audience}`

/** A challenge for the authenticator, and the token that says for what it is. The server keeps neither, so that any node can check it. */
export async function createPasskeyChallenge({ vault }: Pick<Context, 'vault'>, use: ChallengeUse) {
  const purpose = tokenAudience(use)
  const challenge = newSecret()
  const token = await new SignJWT({ holder: use.holder, rp: use.rp.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setJti(challenge)
    .setExpirationTime(new Date(Date.now() + passkeyLimits.challengeMs))
    .sign(vault.tokenKey(purpose))
  return { token, challenge }
}

/** The challenge of a token, which is thereby used up; null if it is used, expired, forged or for something else. */
export async function consumePasskeyChallenge(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  use: ChallengeUse,
  token: string,
): Promise<string | null> {
  const claims = await verifyJwt<{ holder: string; rp: string }>(vault, token, {
    audience: tokenAudience(use),
    requiredClaims: ['exp', 'jti'],
  }).catch(() => null)
  if (!claims || claims.holder !== use.holder || claims.rp !== use.rp.id) return null
  const { jti = '', exp = 0 } = claims
  return (await consumeOnce(db, 'passkey', jti, new Date(exp * 1_000))) ? jti : null
}
