import type { FastifyRequest } from 'fastify'
import type { Auth } from '../../../contracts/calls/define.ts'
import { forbidden, Problem, sessionExpired } from '../problem.ts'
import { timingSafeEquals } from '../vault.ts'
import { authenticateKey } from './authenticateKey.ts'
import type { HttpContext } from './types.ts'

const bearer = (request: FastifyRequest) => /^Bearer (\S{1,2048})$/.exec(request.headers.authorization ?? '')?.[1]

/** Lets a request through to its handler, or throws: 403 without the client token, 401 without a live session, 403 for the wrong role. */
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
    const actor = await ctx.authenticator.customer(token)
    requireKyc(request, actor)
    if (actor.viewOnly && request.method !== 'GET' && !request.routeOptions.config.viewers) throw forbidden()
    request.actor = actor
    return
  }
  const actor = await ctx.authenticator.admin(token)
  if (actor.secondFactorMissing && !request.routeOptions.config.beforeSecondFactor)
    throw new Problem('second_factor_required', 'Set up two-step verification first. It is required for all staff.')
  if (auth === 'superadmin' && actor.role !== 'superadmin') throw forbidden()
  request.actor = actor
}

function requireKyc({ routeOptions }: FastifyRequest, { kycComplete }: { kycComplete: boolean }): void {
  if (routeOptions.config.gate === 'kyc' && !kycComplete)
    throw new Problem('forbidden', 'Complete your KYC first. Only verified accounts can do this.')
}
