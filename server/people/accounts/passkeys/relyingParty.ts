import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Context, Scope } from '../../../platform/context.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'

/** Whom a passkey is for (WebAuthn, "relying party"): a domain, and the one origin whose pages may use it. */
export interface RelyingParty {
  id: string
  origin: string
}

/** Null where the request's address has no domain. */
export type RpOf = (request: FastifyRequest) => Promise<RelyingParty | null>

/**
 * The operator's, whatever host a proxy passes on. Browsers have no passkeys at an IP address, so an installation on this machine has them at
 * `localhost` only.
 */
export function operatorRp(
  { config }: Pick<Context, 'config'>,
  { hostname }: Pick<FastifyRequest, 'hostname'>,
): RelyingParty | null {
  const url = new URL(config.PUBLIC_URL)
  const isHere = /^(127\.|0\.0\.0\.0$|\[::1?\]$)/.test(url.hostname)
  if (isHere && hostname === 'localhost') url.hostname = hostname
  if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0) return null
  return { id: url.hostname, origin: url.origin }
}

/** Throws `conflict` where there is none. */
export async function requireRp(rpOf: RpOf, request: FastifyRequest, { locale }: Scope): Promise<RelyingParty> {
  const rp = await rpOf(request)
  if (!rp) throw new Problem('conflict', translate(locale, 'passkeys.noDomain'))
  return rp
}
