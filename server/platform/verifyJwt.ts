import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose'
import type { Vault } from './vault.ts'

type Options = Omit<JWTVerifyOptions, 'algorithms' | 'audience'> & { audience: string }

/**
 * The claims of a token that this installation signed for an audience (HS256 only), with SIGNING_KEY or with what signed before there was
 * one. @throws an error of jose for every other token, and for one that has expired.
 */
export async function verifyJwt<Claims>(vault: Vault, token: string, options: Options): Promise<JWTPayload & Claims> {
  for (const signer of vault.tokenSigners())
    try {
      const key = signer.tokenKey(options.audience)
      return (await jwtVerify<Claims>(token, key, { ...options, algorithms: ['HS256'] })).payload
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error
    }
  throw new errors.JWSSignatureVerificationFailed()
}
