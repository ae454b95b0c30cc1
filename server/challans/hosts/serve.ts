import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { operatorRp, type RelyingParty } from '../../people/accounts/passkeys/relyingParty.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import type { Context, Db } from '../../platform/context.ts'
import { scopeOf } from '../../platform/http/scope.ts'
import { plainSchema } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { notFound } from '../../platform/problem.ts'

/** The brand whose host a request names. */
export interface OwnHost {
  host: string
  /** The brand's name, display name and support. */
  name: string
  title: string
  supportEmail: string
  /** Until when it goes on; null unless staff have taken it away. */
  endsAt: string | null
}

/** A host that is served now: verified, or lost and not ended, so that a fault in DNS takes no page away. */
const served = (db: Db, host: string) =>
  db
    .selectFrom('brand_hosts')
    .innerJoin('challan_brands', 'challan_brands.id', 'brand_id')
    .where('host', '=', host)
    .where('state', 'in', ['verified', 'lost'])
    .where('is_active', '=', true)
    .where(row => row.or([row('ends_at', 'is', null), row('ends_at', '>', new Date().toISOString())]))

/** Null for every host that is no brand's: it is answered as the operator's own. */
export async function findOwnHost(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { hostname }: Pick<FastifyRequest, 'hostname'>,
): Promise<OwnHost | null> {
  const host = hostname.toLowerCase()
  if (host === '' || host === new URL(config.PUBLIC_URL).hostname) return null
  const found = served(db, host).select(['host', 'name', 'title', 'support_email as supportEmail', 'ends_at as endsAt'])
  return (await found.executeTakeFirst()) ?? null
}

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

/** The host of a brand that links may name: verified, and not about to end. The first of several. */
export async function lastingHost(db: Db, brandId: string): Promise<string | null> {
  const found = await db
    .selectFrom('brand_hosts')
    .select('host')
    .where('brand_id', '=', brandId)
    .where('state', '=', 'verified')
    .where('ends_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return found?.host ?? null
}

/** A proxy asks once for each certificate that it needs. */
const asks = { max: 60, windowMs: 60_000 }

/**
 * Answers a proxy that gets certificates on demand: 200 for a host that a brand has proven and not lost, 404 for any other, so that nobody makes
 * it ask for certificates of foreign names.
 */
export function certificateRoutes(app: App, ctx: HttpContext): void {
  const schema = {
    querystring: z.object({ domain: z.string().trim().toLowerCase().min(1).max(253) }),
    ...plainSchema(z.object({ host: z.string() })),
  }
  app.get('/tls/ask', { schema }, async request => {
    const scope = scopeOf<'none'>(request)
    await consumeRateLimitOrThrow(ctx, scope, `tls-ask:${scope.ip ?? ''}`, asks)
    const found = await served(ctx.db, request.query.domain)
      .select('host')
      .where('state', '=', 'verified')
      .executeTakeFirst()
    if (!found) throw notFound('host')
    return found
  })
}
