import type { FastifyRequest } from 'fastify'
import type { Auth } from '../../../contracts/calls/define.ts'
import { canonicalAddress, parseAddress, rangeContains } from '../../../contracts/platform/ipAddress.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { CustomerActor } from '../identity/actors.ts'
import { Problem, sessionExpired } from '../problem.ts'
import { timingSafeEquals } from '../vault.ts'
import type { HeldKey, HttpContext, KeyRefusal } from './types.ts'

const bearer = (request: FastifyRequest) => /^Bearer (\S{1,2048})$/.exec(request.headers.authorization ?? '')?.[1]

/** Authenticates a request, or throws: 403 without the client token, 401 without a live session. */
export async function authenticate(ctx: HttpContext, request: FastifyRequest, auth: Auth): Promise<void> {
  if (auth === 'none') return
  if (auth === 'key') return authenticateKey(ctx, request, bearer(request))
  const clientToken = request.headers['x-client-token']
  if (typeof clientToken !== 'string' || !timingSafeEquals(clientToken, ctx.config.CLIENT_TOKEN))
    throw new Problem('forbidden', 'The x-client-token header is missing or wrong.')
  if (auth === 'client') return
  const token = bearer(request)
  if (!token) throw sessionExpired()
  if (auth === 'customer') {
    const actor = await ctx.authenticator.customer(token, isUse(request))
    requireKyc(request, actor)
    requireAllowedInView(request, actor)
    request.actor = actor
    return
  }
  const actor = await ctx.authenticator.admin(token, isUse(request))
  if (actor.secondFactorMissing && !request.routeOptions.config.beforeSecondFactor)
    throw new Problem('second_factor_required', 'Set up two-step verification first. It is required for all staff.')
  request.actor = actor
}

/** False for what a page sends by itself while nobody touches it (src/session/userActivity.ts). */
const isUse = ({ headers }: FastifyRequest) => headers['x-user-idle'] === undefined

/** A support view reads, whatever else its session could do. Throws `forbidden`. */
function requireAllowedInView({ method, routeOptions }: FastifyRequest, { supportView }: CustomerActor): void {
  const isReading = method === 'GET' || method === 'HEAD'
  if (supportView && (!isReading || routeOptions.config.notInSupportView))
    throw new Problem('forbidden', 'A support view can only look: it changes nothing and opens no files.')
}

function requireKyc({ routeOptions }: FastifyRequest, { kycComplete }: { kycComplete: boolean }): void {
  if (routeOptions.config.gate === 'kyc' && !kycComplete)
    throw new Problem('forbidden', 'Complete your KYC first. Only verified accounts can do this.')
}

/** Authenticates an API key and checks that it may make this call. Throws 401 for an invalid key, 403 for a forbidden call. */
async function authenticateKey(
  { keyRing }: Pick<HttpContext, 'keyRing'>,
  request: FastifyRequest,
  bearer: string | undefined,
): Promise<void> {
  const held = await keyRing.find(bearer)
  // Set before any refusal, so that the request log has it.
  request.actor = held.actor
  const why = refusalOf(held, request)
  if (!why) return
  request.refusedFor = why
  throw problems[why](held, request)
}

function refusalOf(held: HeldKey, { ip, routeOptions }: FastifyRequest): KeyRefusal | undefined {
  const { actor, expiresAt, secretEnds } = held
  const { gate, scope } = routeOptions.config
  if (isOver(secretEnds)) return 'rotated'
  if (isOver(expiresAt)) return 'expired'
  if (!isIpAllowed(held, ip)) return 'address'
  if (gate === 'kyc' && actor.mode === 'live' && !actor.kycComplete) return 'kyc'
  if (scope && actor.scopes && !actor.scopes.includes(scope)) return 'scope'
  return undefined
}

/** Whether a key may be used from an IP address, as given by the connection or a trusted proxy. */
function isIpAllowed({ addresses }: Pick<HeldKey, 'addresses'>, ip: string): boolean {
  if (addresses === null) return true
  const address = parseAddress(ip)
  return address !== undefined && addresses.some(range => rangeContains(range, address))
}

const isOver = (at: string | null) => at !== null && Date.parse(at) <= Date.now()

const problems: Record<KeyRefusal, (held: HeldKey, request: FastifyRequest) => Problem> = {
  expired: ({ expiresAt }) =>
    new Problem(
      'unauthenticated',
      `This API key expired at ${expiresAt}. Extend it in the console or use another key.`,
    ),
  rotated: ({ secretEnds }) =>
    new Problem(
      'unauthenticated',
      `This API key was rotated, and its old secret stopped working at ${secretEnds}. Use the new one.`,
    ),
  address: (_, { ip }) =>
    new Problem(
      'forbidden',
      `Live keys for this account cannot be used from ${canonicalAddress(ip) ?? 'an unknown address'}. Add the address to the allow-list in the console (${paths.whitelistIp}).`,
    ),
  kyc: () => new Problem('forbidden', 'Complete your KYC first. Only verified accounts can do this.'),
  scope: (_, { routeOptions }) =>
    new Problem('forbidden', `This API key lacks the scope "${routeOptions.config.scope}".`),
}
