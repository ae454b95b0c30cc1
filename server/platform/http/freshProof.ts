import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { Problem } from '../problem.ts'
import { translate } from '../translate.ts'
import { authenticate } from './authenticate.ts'
import { localeOf } from './scope.ts'
import type { HttpContext } from './types.ts'

/** The end of the time in which a proof counts as fresh. */
export const freshUntil = ({ config }: Pick<Context, 'config'>, provenAt: string | Date): Date =>
  new Date(new Date(provenAt).getTime() + config.FRESH_PROOF_MINUTES * 60_000)

/**
 * For routes declared `fresh`: throws `proof_required` unless the session was proven in the last minutes. Runs after the other checks
 * of access, so that nobody proves who they are only to be refused.
 */
export async function requireFreshProof(ctx: HttpContext, request: FastifyRequest): Promise<void> {
  const { fresh, auth } = request.routeOptions.config
  if (!fresh || !auth || isFresh(ctx, request)) return
  // The cached session may be older than a proof that another node took.
  if (request.actor && 'sessionId' in request.actor) ctx.authenticator.forget(request.actor.sessionId)
  await authenticate(ctx, request, auth)
  if (!isFresh(ctx, request)) throw new Problem('proof_required', translate(localeOf(request), 'proof.required'))
}

const isFresh = (ctx: Pick<Context, 'config'>, { actor }: FastifyRequest): boolean =>
  actor !== null && 'provenAt' in actor && actor.provenAt !== undefined && Date.now() < +freshUntil(ctx, actor.provenAt)
