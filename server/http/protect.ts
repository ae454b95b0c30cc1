import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { App, HttpContext } from './types.ts'

/** Emotion's empty style tag; its rules go in through the CSSOM, which the policy does not govern. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Headers, request log and the per-node flood limit. Finer limits (codes, sign-ins, keys) live with their verbs. */
export async function protect(app: App, ctx: HttpContext): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'style-src': ["'self'", EMPTY_STYLE],
        'img-src': ["'self'", 'data:', 'blob:'],
        'worker-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    hsts: ctx.config.production,
  })
  await app.register(rateLimit, { global: false })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
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
