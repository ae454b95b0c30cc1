import { confirmAadhaarByApi } from '../../../contracts/calls/aadhaarOtp.ts'
import { gatewayChecks, gatewayShortcuts, getVerification } from '../../../contracts/calls/gateway.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { productIds } from '../../../contracts/products/index.ts'
import { serveStatementsByApi } from '../../bankStatements/routes.ts'
import { serveFacesByApi } from '../../faces/routes.ts'
import { serveFilesByApi } from '../../files/routes.ts'
import { networkPrefix } from '../../platform/access/rateLimit.ts'
import { replyWithError } from '../../platform/http/errors.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { confirmAadhaar } from '../aadhaarOtp/confirm.ts'
import { checkByApi, findVerification, presentAnswer, presentByApi, recordRead } from './check.ts'
import { createRequestLog } from './requestLog.ts'

type Serve = (v1: App, ctx: HttpContext) => void

/**
 * The developers' API: one endpoint per product, and one that reads an earlier verification. `others` serve the calls of wings above this one.
 */
export function gatewayRoutes(app: App, ctx: HttpContext, others: readonly Serve[] = []): void {
  const requestLog = createRequestLog(ctx)
  app.decorateRequest('usage', null)
  app.decorateRequest('answered', null)
  app.addHook('onClose', requestLog.flush)
  void app.register(async (v1: App) => {
    limitRefusals(app, v1, ctx)
    v1.addHook('preParsing', perKey(app, ctx))
    v1.addHook('preSerialization', async (request, _reply, payload) => {
      request.answered = payload
      return payload
    })
    v1.addHook('onResponse', async (request, reply) => {
      if (request.actor?.kind === 'key') requestLog.add(request, reply, request.actor)
    })
    for (const product of productIds) {
      serveCall(v1, ctx, gatewayChecks[product], call => checkByApi(ctx, product, call))
    }
    serveFacesByApi(v1, ctx)
    for (const { product, sets, call } of gatewayShortcuts)
      serveCall(v1, ctx, call, given =>
        checkByApi(ctx, product, { ...given, body: { ...given.body, [sets.source]: sets.value } }),
      )
    serveFilesByApi(v1, ctx)
    for (const serve of others) serve(v1, ctx)
    serveStatementsByApi(v1, ctx)
    serveCall(v1, ctx, confirmAadhaarByApi, async ({ scope, params, body, request }) => {
      const row = await findVerification(ctx, scope, params.id)
      if (!row) throw notFound('verification')
      return presentAnswer(ctx, { scope, request }, await confirmAadhaar(ctx, scope, row, body.code))
    })
    serveCall(v1, ctx, getVerification, async ({ scope, params }) => {
      const row = await findVerification(ctx, scope, params.id)
      if (!row) throw notFound('verification')
      await recordRead(ctx, scope, row)
      return presentByApi(ctx, row)
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

const TOO_MANY = 'Too many rejected calls from this address. Wait a minute, then try again with a valid key.'

const isRefusal = (error: unknown) =>
  error instanceof Problem && (error.code === 'unauthenticated' || error.code === 'forbidden')

/**
 * Limits refused calls by address, because they end before the key's own limit and each one is logged. Beyond the limit the reply
 * is 429 and nothing is logged. Other calls from the same address are not affected, since many clients may share it.
 */
function limitRefusals(app: App, v1: App, { fullDisks }: HttpContext): void {
  const count = app.createRateLimit({
    max: limits.gatewayRefusalsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkPrefix(ip),
  })
  v1.setErrorHandler(async (error: Error, request, reply) => {
    fullDisks.note(error)
    const limit = isRefusal(error) ? await count(request) : undefined
    if (limit && !limit.isAllowed && limit.isExceeded) {
      // The request log skips requests without an actor.
      request.actor = null
      void reply.header('retry-after', limit.ttlInSeconds)
      replyWithError(new Problem('too_many_requests', TOO_MANY), request, reply)
    } else replyWithError(error, request, reply)
    return reply
  })
}
