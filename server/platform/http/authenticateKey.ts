import type { FastifyRequest } from 'fastify'
import { canonicalAddress, parseAddress, rangeContains } from '../../../contracts/ipAddress.ts'
import { paths } from '../../../contracts/paths.ts'
import { Problem } from '../problem.ts'
import type { HeldKey, HttpContext, KeyRefusal } from './types.ts'

/** Finds who is behind an API key and whether this call is open to it. Throws 401 for who it is, 403 for what it may. */
export async function authenticateKey(
  { keyRing }: Pick<HttpContext, 'keyRing'>,
  request: FastifyRequest,
  bearer: string | undefined,
): Promise<void> {
  const held = await keyRing.find(bearer)
  // Before any refusal, so that the request log has it.
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

/** Whether a key may be used from an address as the connection or a trusted proxy gives it. */
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
