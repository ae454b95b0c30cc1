import { createPrivateKey, createPublicKey } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import type { Context } from '../../platform/context.ts'

/** The PKCS #8 prefix of an Ed25519 private key's 32 bytes (RFC 8410). */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key of an issuer of the sandbox, derived from the server's secret, so that every node signs and verifies with the same one. */
export function sandboxSigner({ vault }: Pick<Context, 'vault'>, issuer: 'sandbox-google' | 'sandbox-sso') {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_START, vault.tokenKey(issuer).export()]),
    format: 'der',
    type: 'pkcs8',
  })
  const { kty = '', crv = '', x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return {
    /** The public key as a JSON Web Key Set. */
    certs: { keys: [{ kty, crv, x, kid: 'sandbox', alg: 'EdDSA', use: 'sig' }] },
    sign: (claims: JWTPayload): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: 'sandbox' }).sign(privateKey),
  }
}
