import type { FastifyRequest } from 'fastify'
import { operatorRp, type RelyingParty } from '../../people/accounts/passkeys/relyingParty.ts'
import type { Context } from '../../platform/context.ts'
import { findOwnHost } from './serve.ts'

/** The relying party of the domain that a request names: a brand's own host is one of its own, whose passkeys work nowhere else. */
export async function rpOf(
  ctx: Pick<Context, 'db' | 'config'>,
  request: Pick<FastifyRequest, 'hostname'>,
): Promise<RelyingParty | null> {
  const own = await findOwnHost(ctx, request)
  if (!own) return operatorRp(ctx, request)
  const url = new URL(ctx.config.PUBLIC_URL)
  url.hostname = own.host
  return { id: own.host, origin: url.origin }
}
