import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { compressJson } from './compression.ts'
import { replyHeaders } from './replyHeaders.ts'
import { contentSecurityPolicy } from './securityPolicies.ts'
import type { App, HttpContext } from './types.ts'

/**
 * Registers the security headers, the request log and the per-node flood limit. Finer limits (codes, sign-ins, keys) are part of
 * their verbs.
 */
export async function registerProtection(app: App, ctx: HttpContext): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: contentSecurityPolicy(ctx.config),
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    hsts: ctx.config.production,
    // `frame-ancestors` is the one rule about frames; the older header would allow what it forbids.
    xFrameOptions: false,
  })
  await app.register(rateLimit, { global: false })
  app.addHook('onSend', replyHeaders(ctx.config))
  app.addHook('onSend', compressJson)
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        // The route's pattern, not the URL: ids and queries must not appear in logs (A100).
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}
