import type { FastifyReply } from 'fastify'

/**
 * The headers of a stream of server-sent events. `no-transform` keeps proxies from compressing them, `X-Accel-Buffering: no` tells nginx not to
 * collect them, and a keep-alive connection would delay shutdown.
 */
export function asEventStream(reply: FastifyReply): void {
  reply.header('content-type', 'text/event-stream')
  reply.header('cache-control', 'no-store, no-transform')
  reply.header('x-accel-buffering', 'no')
  reply.header('connection', 'close')
}
