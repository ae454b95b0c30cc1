import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { isJson } from './compression.ts'
import { framedPolicy, permissionsPolicy } from './securityPolicies.ts'

const HSTS = 'max-age=31536000; includeSubDomains'

const isDocument = (reply: FastifyReply) => String(reply.getHeader('content-type') ?? '').startsWith('text/html')

/**
 * An `onSend` hook that gives each kind of reply the security headers that browsers apply to it (docs/decisions/0019).
 * - A document has all of them.
 * - The reply of a call has what protects its content, and HSTS, because a host may serve calls only. JSON that is opened as a page can
 *   load nothing and cannot be framed.
 * - A file has its type and the pages that may load it. It is reached from a document or a call of the same host.
 */
export const replyHeaders =
  (config: Config) =>
  (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: (error: null, payload: unknown) => void,
  ): void => {
    const { auth, revalidate } = request.routeOptions.config
    const { production } = config
    const json = isJson(reply)
    if (isDocument(reply)) {
      reply.helmet(request.framedBy ? { contentSecurityPolicy: framedPolicy(config, request.framedBy) } : undefined)
      reply.header('permissions-policy', permissionsPolicy(request.url.split(/[?#]/, 1)[0] ?? ''))
    } else {
      reply.header('x-content-type-options', 'nosniff')
      reply.header('cross-origin-resource-policy', 'same-origin')
      if (production && (json || auth)) reply.header('strict-transport-security', HSTS)
      if (json && !reply.hasHeader('content-security-policy'))
        reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
    if (json || auth || isDocument(reply)) reply.header('x-request-id', request.id)
    if (revalidate && reply.statusCode === 200) reply.header('cache-control', 'private, no-cache')
    else if ((auth && auth !== 'none') || (json && !reply.hasHeader('cache-control')))
      reply.header('cache-control', 'no-store')
    done(null, payload)
  }
