import type { SandboxSsoRequest } from '../../../../contracts/calls/sandboxSso.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import type { Context } from '../../../platform/context.ts'
import { EgressError } from '../../../platform/egress/index.ts'
import { newSecret } from '../../../platform/identity/ids.ts'
import { sha256, timingSafeEquals } from '../../../platform/vault.ts'
import { consumeOnce } from '../consumeOnce.ts'
import { sandboxSigner } from '../sandboxSigner.ts'
import { type SandboxPerson, sandboxColleagues, sandboxStaff } from './sandboxPeople.ts'

/** The one client of the sandbox's issuer. */
export const SANDBOX_SSO = { clientId: 'satyapan-sandbox', clientSecret: 'Sandbox-sso-secret-2026' } as const

const CODE_MS = 60_000
const TOKEN_S = 300
const place = { token: 'sandbox-sso' } as const

type Addressed = Pick<Context, 'config'>

export const SANDBOX_SSO_PATH = '/sandbox/sso'

export const sandboxIssuerUrl = ({ config }: Addressed): string => new URL(SANDBOX_SSO_PATH, config.PUBLIC_URL).href

/** Whether an address is the sandbox's own issuer's. There is none in production. */
export const isSandboxIssuer = (ctx: Addressed, url: string): boolean =>
  !ctx.config.production && url.startsWith(`${sandboxIssuerUrl(ctx)}/`)

/** The people from whom the page lets one choose: the operator's for staff, else those of the demo account's company. */
export const peopleFor = (ctx: Addressed, redirectUri: string): readonly SandboxPerson[] =>
  URL.parse(redirectUri)?.href === new URL(paths.adminSso, ctx.config.PUBLIC_URL).href
    ? sandboxStaff
    : sandboxColleagues

/** Only our own pages are told anything. */
export function isOurCallback(ctx: Addressed, redirectUri: string): boolean {
  const url = URL.parse(redirectUri)
  if (!url || url.origin !== new URL(ctx.config.PUBLIC_URL).origin || url.search || url.hash) return false
  return url.pathname === paths.adminSso || url.pathname.startsWith(paths.sso.replace(':connection', ''))
}

interface Code {
  id: string
  email: string
  clientId: string
  redirectUri: string
  nonce: string
  challenge: string
  until: number
}

/** Where the browser goes once a person is chosen: back to our page with a code, or with an error. */
export function answerRequest(
  ctx: Pick<Context, 'config' | 'vault'>,
  request: SandboxSsoRequest,
  { email, fault }: SandboxPerson,
): URL {
  const back = new URL(request.redirect_uri)
  back.searchParams.set('state', request.state)
  back.searchParams.set('iss', sandboxIssuerUrl(ctx))
  if (fault === 'denied') {
    back.searchParams.set('error', 'access_denied')
    return back
  }
  const code: Code = {
    id: newSecret(),
    email,
    clientId: request.client_id,
    redirectUri: request.redirect_uri,
    nonce: request.nonce,
    challenge: request.code_challenge,
    until: Date.now() + CODE_MS,
  }
  back.searchParams.set('code', ctx.vault.seal(JSON.stringify(code), place))
  return back
}

const json = (value: object, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })

/** What the issuer answers servers: its discovery document, its keys, and tokens for codes. */
export async function answerAsSandboxIssuer(ctx: Context, url: URL, body: string): Promise<Response> {
  const issuer = sandboxIssuerUrl(ctx)
  switch (url.href.slice(issuer.length)) {
    case '/.well-known/openid-configuration':
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['EdDSA'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      })
    case '/keys':
      return json(sandboxSigner(ctx, 'sandbox-sso').certs)
    case '/token':
      return token(ctx, new URLSearchParams(body))
    default:
      return json({ error: 'not_found' }, 404)
  }
}

async function token(ctx: Context, form: URLSearchParams): Promise<Response> {
  const given = (name: string) => form.get(name) ?? ''
  const isKnown = given('client_id') === SANDBOX_SSO.clientId
  if (!isKnown || !timingSafeEquals(given('client_secret'), SANDBOX_SSO.clientSecret))
    return json({ error: 'invalid_client' }, 401)
  const code = open(ctx, given('code'))
  const person = code && peopleFor(ctx, code.redirectUri).find(({ email }) => email === code.email)
  const fits =
    person &&
    code.until > Date.now() &&
    code.redirectUri === given('redirect_uri') &&
    code.clientId === given('client_id') &&
    code.challenge === sha256(given('code_verifier'))
  if (!fits || !(await consumeOnce(ctx.db, 'sandbox-sso', code.id, new Date(code.until))))
    return json({ error: 'invalid_grant' }, 400)
  if (person.fault === 'down') throw new EgressError('the issuer is out of order')
  return json({
    access_token: newSecret(),
    token_type: 'Bearer',
    expires_in: TOKEN_S,
    id_token: await idToken(ctx, code, person),
  })
}

function open({ vault }: Pick<Context, 'vault'>, sealed: string): Code | null {
  try {
    return JSON.parse(vault.open(sealed, place)) as Code
  } catch {
    return null
  }
}

function idToken(ctx: Context, { clientId, nonce }: Code, person: SandboxPerson): Promise<string> {
  const { email, givenName, familyName, fault, multiFactor } = person
  const now = Math.floor(Date.now() / 1_000) - (fault === 'expired' ? 2 * TOKEN_S : 0)
  return sandboxSigner(ctx, 'sandbox-sso').sign({
    iss: sandboxIssuerUrl(ctx),
    aud: clientId,
    sub: ctx.vault.index('sandbox-sso', email),
    iat: now,
    exp: now + TOKEN_S,
    nonce: fault === 'nonce' ? 'of-another-sign-in' : nonce,
    ...(fault !== 'noEmail' && { email, email_verified: fault !== 'unverified' }),
    given_name: givenName,
    family_name: familyName,
    amr: multiFactor ? ['pwd', 'otp', 'mfa'] : ['pwd'],
  })
}
