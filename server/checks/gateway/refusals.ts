import { limits } from '../../../contracts/limits.ts'
import { networkPrefix } from '../../platform/access/rateLimitKeys.ts'
import { replyWithError } from '../../platform/http/errors.ts'
import type { App } from '../../platform/http/types.ts'
import { Problem } from '../../platform/problem.ts'

const TOO_MANY = 'Too many rejected calls from this address. Wait a minute, then try again with a valid key.'

const isRefusal = (error: unknown) =>
  error instanceof Problem && (error.code === 'unauthenticated' || error.code === 'forbidden')

/**
 * Limits refused calls by address, because they end before the key's own limit and each one is logged. Beyond the limit the reply
 * is 429 and nothing is logged. Other calls from the same address are not affected, since many clients may share it.
 */
export function limitRefusals(app: App, v1: App): void {
  const count = app.createRateLimit({
    max: limits.gatewayRefusalsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkPrefix(ip),
  })
  v1.setErrorHandler(async (error: Error, request, reply) => {
    const counted = isRefusal(error) ? await count(request) : undefined
    if (counted && !counted.isAllowed && counted.isExceeded) {
      // The request log skips requests without an actor.
      request.actor = null
      void reply.header('retry-after', counted.ttlInSeconds)
      replyWithError(new Problem('too_many_requests', TOO_MANY), request, reply)
    } else replyWithError(error, request, reply)
    return reply
  })
}
