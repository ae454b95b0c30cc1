import { createPrivateKey, createPublicKey } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Config } from '../../../platform/config/config.ts'
import type { Context } from '../../../platform/context.ts'

/** The audience of sandbox tokens when no client id is configured. */
export const SANDBOX_CLIENT = 'sandbox.apps.local'

type Shared = Pick<Context, 'vault'> & { config: Pick<Config, 'PUBLIC_URL' | 'GOOGLE_CLIENT_ID'> }

export const sandboxIssuerUrl = ({ config }: Shared): string => new URL('/sandbox/google', config.PUBLIC_URL).href

/** The PKCS #8 prefix of an Ed25519 private key's 32 bytes (RFC 8410). */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Derived from the server's secret, so that every node signs and verifies with the same key. */
const privateKey = ({ vault }: Shared) =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_START, vault.tokenKey('sandbox-google').export()]),
    format: 'der',
    type: 'pkcs8',
  })

/** The public key as a JSON Web Key Set, the format in which Google publishes its keys. */
export function sandboxCerts(ctx: Shared) {
  const { kty = '', crv = '', x = '' } = createPublicKey(privateKey(ctx)).export({ format: 'jwk' })
  return { keys: [{ kty, crv, x, kid: 'sandbox', alg: 'EdDSA', use: 'sig' }] }
}

interface Person {
  email: string
  givenName: string
  familyName: string
  nonce: string
}

/** An ID token with the same claims as Google's, for our audience, valid for an hour. */
export const sandboxToken = (ctx: Shared, { email, givenName, familyName, nonce }: Person): Promise<string> =>
  new SignJWT({ email, email_verified: true, given_name: givenName, family_name: familyName, nonce })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'sandbox' })
    .setIssuer(sandboxIssuerUrl(ctx))
    .setAudience(SANDBOX_CLIENT)
    .setSubject(ctx.vault.index('sandbox-google', email))
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey(ctx))
