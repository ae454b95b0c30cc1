import type * as OpenidClient from 'openid-client'
import type { Configuration, CustomFetch } from 'openid-client'
import { EgressError } from '../../../platform/egress/index.ts'
import { SsoRefusal } from './refusal.ts'

/** What an issuer knows us by. */
export interface Client {
  issuer: string
  clientId: string
  clientSecret: string
}

export interface Parts {
  fetch: CustomFetch
  /** Allows HTTPS only. */
  production: boolean
}

const TIMEOUT_S = 10

/** Why a connection cannot be used, and the field that says so. */
export type ConnectionFault =
  | { field: 'issuer'; why: 'form' | 'refused' | 'down' | 'noDocument' | 'other' | 'incomplete' | 'noKeys' }
  | { field: 'clientSecret'; why: 'client' }

export class ConnectionFaultError extends Error {
  readonly fault: ConnectionFault

  constructor(fault: ConnectionFault, cause?: unknown) {
    super(`${fault.field}: ${fault.why}`, { cause })
    this.fault = fault
  }
}

const faulty = (why: Extract<ConnectionFault, { field: 'issuer' }>['why'], cause?: unknown) =>
  new ConnectionFaultError({ field: 'issuer', why }, cause)

/** An error and what caused it. */
export function* causesOf(error: unknown): Generator<unknown> {
  for (let one = error; one !== undefined && one !== null; one = one instanceof Error ? one.cause : undefined) yield one
}

/** Compares issuers by what they mean: some write a slash at their end and some do not. */
const isSame = (one: string, other: string) => one.replace(/\/$/, '') === other.replace(/\/$/, '')

/** The issuer's address; null for one that cannot be an issuer's. */
export function issuerAddress(typed: string, production: boolean): URL | null {
  const url = URL.parse(typed)
  if (!url || /[?#@]|\/\.well-known\//.test(typed)) return null
  return url.protocol === 'https:' || (!production && url.protocol === 'http:') ? url : null
}

/**
 * Reads the issuer's discovery document. Throws `ConnectionFaultError`. A document that names another issuer is refused, and with it those that
 * serve every tenant under one address (`/common/` of Entra ID): anybody could open a tenant there and claim an address.
 */
export async function discover({ fetch, production }: Parts, { issuer, clientId, clientSecret }: Client) {
  const address = issuerAddress(issuer, production)
  if (!address) throw faulty('form')
  const oidc = await import('openid-client')
  const allowed = production ? [] : [oidc.allowInsecureRequests]
  const found = await oidc
    .discovery(address, clientId, undefined, oidc.None(), {
      [oidc.customFetch]: fetch,
      timeout: TIMEOUT_S,
      execute: allowed,
    })
    .catch((error: unknown) => {
      throw faulty(discoveryFault(error), error)
    })
  const metadata = found.serverMetadata()
  if (!isSame(metadata.issuer, issuer)) throw faulty('other')
  const { authorization_endpoint, token_endpoint, jwks_uri } = metadata
  for (const one of [authorization_endpoint, token_endpoint, jwks_uri])
    if (one === undefined || !issuerAddress(one.replace(/\?.*$/, ''), production)) throw faulty('incomplete')
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const auth = methods.includes('client_secret_post')
    ? oidc.ClientSecretPost(clientSecret)
    : oidc.ClientSecretBasic(clientSecret)
  const config = new oidc.Configuration(metadata, clientId, undefined, auth)
  config[oidc.customFetch] = fetch
  config.timeout = TIMEOUT_S
  for (const allow of allowed) allow(config)
  // Otherwise TLS alone would vouch for an ID token from the token endpoint, and its signature would go unread.
  oidc.enableNonRepudiationChecks(config)
  return { oidc, config }
}

function discoveryFault(error: unknown): 'refused' | 'down' | 'noDocument' | 'other' {
  for (const one of causesOf(error)) {
    if (one instanceof EgressError) return one.refused ? 'refused' : 'down'
    const code = one instanceof Error && 'code' in one ? one.code : undefined
    if (code === 'OAUTH_TIMEOUT') return 'down'
    if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'other'
  }
  return 'noDocument'
}

/** Reads the issuer's keys and tries the client's secret with a code that nobody has. Throws `ConnectionFaultError`. */
export async function testClient(parts: Parts, client: Client, callback: string) {
  const { oidc, config } = await discover(parts, client)
  const keys = await countKeys(parts, config)
  if (keys === 0) throw faulty('noKeys')
  const parameters = { code: 'a-code-that-nobody-has', redirect_uri: callback, code_verifier: 'v'.repeat(43) }
  try {
    await oidc.genericGrantRequest(config, 'authorization_code', parameters)
  } catch (error) {
    const refusal = error instanceof oidc.ResponseBodyError ? error.error : undefined
    if (
      refusal === 'invalid_client' ||
      refusal === 'unauthorized_client' ||
      error instanceof oidc.WWWAuthenticateChallengeError
    )
      throw new ConnectionFaultError({ field: 'clientSecret', why: 'client' }, error)
    // Every other refusal is about the code, so the client is known.
    if (refusal === undefined) throw faulty(discoveryFault(error) === 'refused' ? 'refused' : 'down', error)
  }
  return { issuer: config.serverMetadata().issuer, keys }
}

async function countKeys({ fetch }: Parts, config: Configuration): Promise<number> {
  const address = config.serverMetadata().jwks_uri ?? ''
  try {
    const options = {
      method: 'GET',
      headers: { accept: 'application/json' },
      body: undefined,
      redirect: 'manual',
    } as const
    const found: unknown = await (await fetch(address, options)).json()
    const keys = found !== null && typeof found === 'object' && 'keys' in found ? found.keys : []
    return Array.isArray(keys) ? keys.filter(key => (key as { use?: string } | null)?.use !== 'enc').length : 0
  } catch (error) {
    throw faulty(discoveryFault(error) === 'noDocument' ? 'noKeys' : 'down', error)
  }
}

/** What the browser brought back from the issuer. */
export interface Answer {
  code?: string | null | undefined
  state: string
  iss?: string | null | undefined
  error?: string | null | undefined
}

/** What the start of a sign-in has kept. */
export interface Expected {
  state: string
  nonce: string
  verifier: string
}

/** The claims of a person, as far as they are read. */
export interface Claims {
  issuer: string
  subject: string
  email: unknown
  emailVerified: boolean | null
  givenName: unknown
  familyName: unknown
  name: unknown
  /** The domain of a Google Workspace account. */
  hostedDomain: unknown
  /** `acr` and `amr`. */
  methods: string[]
}

/**
 * Exchanges the code for an ID token and checks it: signature, issuer, audience, authorized party, times and nonce. An address that the token
 * lacks is read from the userinfo endpoint. Throws `SsoRefusal`.
 */
export async function redeem(
  parts: Parts,
  client: Client,
  callback: string,
  answer: Answer,
  expected: Expected,
): Promise<Claims> {
  const { oidc, config } = await discover(parts, client).catch((error: unknown) => {
    const isDown = error instanceof ConnectionFaultError && error.fault.why === 'down'
    throw new SsoRefusal(isDown ? 'down' : 'misconfigured', error)
  })
  const address = new URL(callback)
  for (const name of ['code', 'state', 'iss', 'error'] as const)
    if (answer[name]) address.searchParams.set(name, answer[name])
  try {
    const tokens = await oidc.authorizationCodeGrant(config, address, {
      expectedState: expected.state,
      expectedNonce: expected.nonce,
      pkceCodeVerifier: expected.verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims || claims.iss !== config.serverMetadata().issuer) throw new SsoRefusal('untrusted')
    const has = claims.email !== undefined || !config.serverMetadata().userinfo_endpoint
    const more = has ? {} : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
    return claimsOf({ ...more, ...claims })
  } catch (error) {
    throw refusalFor(oidc, error)
  }
}

const claimsOf = (claims: Record<string, unknown> & { iss: string; sub: string }): Claims => ({
  issuer: claims.iss,
  subject: claims.sub,
  email: claims.email,
  // Entra ID says it in a claim of its own.
  emailVerified:
    typeof claims.email_verified === 'boolean' ? claims.email_verified : isTrue(claims.xms_edov) ? true : null,
  givenName: claims.given_name,
  familyName: claims.family_name,
  name: claims.name,
  hostedDomain: claims.hd,
  methods: [claims.acr, claims.amr].flat().filter(one => typeof one === 'string'),
})

const isTrue = (claim: unknown) => claim === true || claim === 1 || claim === '1' || claim === 'true'

const declined = [
  'access_denied',
  'consent_required',
  'interaction_required',
  'login_required',
  'account_selection_required',
]

function refusalFor(oidc: typeof OpenidClient, error: unknown): SsoRefusal {
  if (error instanceof SsoRefusal) return error
  if (error instanceof oidc.AuthorizationResponseError) {
    if (declined.includes(error.error)) return new SsoRefusal('denied', error)
    const isDown = error.error === 'server_error' || error.error === 'temporarily_unavailable'
    return new SsoRefusal(isDown ? 'down' : 'misconfigured', error)
  }
  if (error instanceof oidc.ResponseBodyError)
    return new SsoRefusal(error.error === 'invalid_grant' ? 'expired' : 'misconfigured', error)
  if (error instanceof oidc.WWWAuthenticateChallengeError) return new SsoRefusal('misconfigured', error)
  for (const one of causesOf(error)) {
    if (one instanceof EgressError) return new SsoRefusal('down', error)
    const code = one instanceof Error && 'code' in one ? String(one.code) : ''
    if (
      ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR'].includes(
        code,
      )
    )
      return new SsoRefusal('down', error)
  }
  return new SsoRefusal('untrusted', error)
}
