import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  type FetchImplementation,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose'
import { limits } from '../../../../contracts/platform/limits.ts'
import { isOffered } from '../../../platform/config/capabilities.ts'
import type { Context } from '../../../platform/context.ts'
import type { Egress } from '../../../platform/egress/index.ts'
import { newSecret } from '../../../platform/identity/ids.ts'
import { timingSafeEquals } from '../../../platform/vault.ts'
import { namesIn } from '../claimedName.ts'
import { SANDBOX_CLIENT, sandboxCerts, sandboxIssuerUrl } from './sandboxIssuer.ts'

/** The profile in a Google ID token. */
export interface GoogleProfile {
  /** In lower case. */
  email: string
  firstName: string
  lastName: string
  nonce: string
}

/** Reads an ID token; null if it is forged, expired, issued for another audience, or lacks our nonce or a verified e-mail. */
export interface GoogleVerifier {
  issuer: 'google' | 'sandbox'
  clientId: string
  read(token: string): Promise<GoogleProfile | null>
}

const GOOGLE_CERTS = 'https://www.googleapis.com/oauth2/v3/certs'
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com']

type Verify = (token: string, options: JWTVerifyOptions) => Promise<{ payload: JWTPayload }>

/** Google if its client id is configured, a local issuer in the sandbox, otherwise null. */
export function createGoogleVerifier(ctx: Context, egress: Egress): GoogleVerifier | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CERTS_URL: certs = GOOGLE_CERTS } = ctx.config
  if (clientId) {
    const keys = createRemoteJWKSet(new URL(certs), { [customFetch]: fetchBy(egress) })
    const verify: Verify = (token, options) => jwtVerify(token, keys, options)
    const rules = { issuer: GOOGLE_ISSUERS, audience: clientId, algorithms: ['RS256'] }
    return { issuer: 'google', clientId, read: token => identityIn(ctx, token, verify, rules) }
  }
  if (!isOffered(ctx.config, 'google')) return null
  const verify: Verify = (token, options) => jwtVerify(token, createLocalJWKSet(sandboxCerts(ctx)), options)
  const rules = { issuer: sandboxIssuerUrl(ctx), audience: SANDBOX_CLIENT, algorithms: ['EdDSA'] }
  return { issuer: 'sandbox', clientId: SANDBOX_CLIENT, read: token => identityIn(ctx, token, verify, rules) }
}

async function identityIn(
  ctx: Context,
  token: string,
  verify: Verify,
  rules: JWTVerifyOptions,
): Promise<GoogleProfile | null> {
  try {
    const { payload } = await verify(token, { ...rules, requiredClaims: ['exp', 'sub'] })
    const { email, email_verified, given_name, family_name, name, nonce } = payload
    if (typeof email !== 'string' || email_verified !== true || !isValidNonce(ctx, nonce)) return null
    const names = namesIn(email, { givenName: given_name, familyName: family_name, name })
    return { email: email.toLowerCase(), ...names, nonce }
  } catch (error) {
    ctx.log.info({ code: (error as { code?: string }).code }, 'a Google token was refused')
    return null
  }
}

/** Fetches Google's keys through the guarded egress. */
const fetchBy =
  (egress: Egress): FetchImplementation =>
  async url => {
    const { status, text } = await egress.get(new URL(url), { headers: {}, timeoutMs: 5_000, maxBytes: 100_000 })
    return new Response(text, { status })
  }

type Keys = Pick<Context, 'vault'>

/** A signed nonce with its expiry time: `<ms>.<random>.<mac>`. */
export function makeNonce(ctx: Keys): string {
  const body = `${Date.now() + limits.googleNonceMs}.${newSecret()}`
  return `${body}.${macOf(ctx, body)}`
}

function isValidNonce(ctx: Keys, nonce: unknown): nonce is string {
  if (typeof nonce !== 'string') return false
  const end = nonce.lastIndexOf('.')
  const body = nonce.slice(0, end)
  return timingSafeEquals(nonce.slice(end + 1), macOf(ctx, body)) && Number(body.split('.')[0]) > Date.now()
}

const macOf = ({ vault }: Keys, body: string) => vault.sign('google-nonce', body)
