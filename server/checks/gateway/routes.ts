import { gatewayChecks, getVerification } from '../../../contracts/calls/gateway.ts'
import { productIds } from '../../../contracts/products/index.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { notFound } from '../../platform/problem.ts'
import { checkByApi, presentByApi } from './check.ts'
import { findVerification } from './findVerification.ts'
import { limitRefusals } from './refusals.ts'
import { createRequestLog } from './requestLog.ts'

/** The developers' API: one endpoint per product, and one that reads an earlier verification. */
export function gatewayRoutes(app: App, ctx: HttpContext): void {
  const requestLog = createRequestLog(ctx)
  app.decorateRequest('usage', null)
  app.decorateRequest('answered', null)
  app.addHook('onClose', requestLog.flush)
  void app.register(async (v1: App) => {
    limitRefusals(app, v1)
    v1.addHook('preParsing', perKey(app, ctx))
    v1.addHook('preSerialization', async (request, _reply, payload) => {
      request.answered = payload
      return payload
    })
    v1.addHook('onResponse', async (request, reply) => {
      if (request.actor?.kind === 'key') requestLog.add(request, reply, request.actor)
    })
    for (const product of productIds) {
      serveCall(v1, ctx, gatewayChecks[product], asked => checkByApi(ctx, product, asked))
    }
    serveCall(v1, ctx, getVerification, async ({ scope, params }) => {
      const row = await findVerification(ctx, scope, params.id)
      if (!row) throw notFound('verification')
      return presentByApi(row)
    })
  })
}

/** One bucket per key for all of `/v1`. Runs when the key is known and the body has not been read. */
const perKey = (app: App, ctx: HttpContext) =>
  app.rateLimit({
    max: ctx.config.GATEWAY_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: request => (request.actor?.kind === 'key' ? request.actor.keyId : request.ip),
  })
