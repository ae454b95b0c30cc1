import { testApiChecks } from '../../../contracts/calls/testApis.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { productIds, productOf } from '../../../contracts/products/index.ts'
import { consumeRateLimit } from '../../platform/access/rateLimit.ts'
import type { Scope } from '../../platform/context.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import type { CustomerActor, KeyActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { checkByApi } from '../gateway/check.ts'
import { createRequestLog } from '../gateway/requestLog.ts'

type Mode = KeyActor['mode']

/** The test console: each product's endpoint with a session instead of a key, logged like calls by key. */
export function testApisRoutes(app: App, ctx: HttpContext): void {
  const requestLog = createRequestLog(ctx)
  app.addHook('onClose', requestLog.flush)
  void app.register(async (test: App) => {
    test.addHook('preSerialization', async (request, _reply, payload) => {
      request.answered = payload
      return payload
    })
    test.addHook('onResponse', async (request, reply) => {
      const { actor, body } = request
      if (actor?.kind !== 'customer') return
      requestLog.add(request, reply, { userId: actor.userId, keyId: null, mode: modeIn(body) })
    })
    for (const product of productIds)
      serveCall(
        test,
        ctx,
        testApiChecks[product],
        async ({ scope, body: { mode, atMostPaise, ...body }, attempt, request }) => {
          if (mode === 'live' && productOf(product).gate === 'kyc') requireKyc(scope)
          await consumeTestRun(ctx, scope)
          return checkByApi(ctx, product, { scope, body, attempt, request, asKey: mode, atMostPaise })
        },
      )
  })
}

/** Works for rejected bodies too; a call without a mode was not charged. */
const modeIn = (body: unknown): Mode =>
  typeof body === 'object' && body !== null && 'mode' in body && body.mode === 'live' ? 'live' : 'test'

function requireKyc({ actor, locale }: Scope<CustomerActor>): void {
  if (!actor.kycComplete) throw new Problem('forbidden', translate(locale, 'testApis.kycFirst'))
}

async function consumeTestRun(ctx: HttpContext, { actor, locale }: Scope<CustomerActor>): Promise<void> {
  const { allowed, retryAfterSeconds } = await consumeRateLimit(ctx, `test-apis:${actor.userId}`, limits.testRuns)
  if (!allowed)
    throw new Problem('too_many_requests', translate(locale, 'testApis.tooMany', { seconds: retryAfterSeconds }))
}
