import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { contentSecurityPolicy, permissionsPolicy } from './securityPolicies.ts'
import type { App, HttpContext } from './types.ts'

/** Headers, request log and the per-node flood limit. Finer limits (codes, sign-ins, keys) live with their verbs. */
export async function registerProtection(app: App, ctx: HttpContext): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(ctx.config),
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    hsts: ctx.config.production,
  })
  await app.register(rateLimit, { global: false })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', permissionsPolicy(request.url.split(/[?#]/, 1)[0] ?? ''))
    if (request.routeOptions.config.auth && request.routeOptions.config.auth !== 'none')
      reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        // The route's pattern, not its address: ids and queries stay out of logs (A100).
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}
