import { gatewayChecks, getVerification } from '../../contracts/calls/gateway.ts'
import type { VerificationStatus, WalletKind } from '../../contracts/codes.ts'
import { type InputOf, productIds } from '../../contracts/products/index.ts'
import { serve } from '../http/serve.ts'
import type { App, HttpContext } from '../http/types.ts'
import { notFound, Problem } from '../problem.ts'
import type { VerificationRow } from '../verifications/values.ts'
import { verify } from '../verifications/verify.ts'
import { findVerification } from './findVerification.ts'
import { createRequestLog } from './requestLog.ts'

/** The developers' API: an endpoint per product of the registry, and a verification made before. */
export function gatewayRoutes(app: App, ctx: HttpContext): void {
  const requestLog = createRequestLog(ctx)
  app.decorateRequest('usage', null)
  app.addHook('onClose', requestLog.flush)
  void app.register(async (v1: App) => {
    v1.addHook('preParsing', perKey(app, ctx))
    v1.addHook('onResponse', async (request, reply) => {
      if (request.actor?.kind === 'key') requestLog.add(request, reply, request.actor)
    })
    for (const product of productIds) {
      serve(v1, ctx, gatewayChecks[product], async ({ scope, body, attempt, request }) => {
        const { consent: _, purpose, reference, ...rest } = body
        const input = rest as InputOf<typeof product>
        const row = await verify(ctx, scope, { product, input, purpose, reference }, attempt)
        request.usage = { verificationId: row.id, chargePaise: row.charge_paise }
        const { status, ...shown } = present(row)
        if (status !== 'completed' && status !== 'not_found') throw noAnswer(row)
        return { ...shown, status }
      })
    }
    serve(v1, ctx, getVerification, async ({ scope, params }) => {
      const row = await findVerification(ctx, scope, params.id)
      if (!row) throw notFound('verification')
      return present(row)
    })
  })
}

/** One bucket per key for all of `/v1`; the key is known by then and the body not yet read. */
const perKey = (app: App, ctx: HttpContext) =>
  app.rateLimit({
    max: ctx.config.GATEWAY_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: request => (request.actor?.kind === 'key' ? request.actor.keyId : request.ip),
  })

const noAnswer = (row: VerificationRow) =>
  new Problem('source_unavailable', `The source gave no answer, and nothing was charged. Verification: ${row.id}.`)

const present = (row: VerificationRow) => ({
  id: row.id,
  product: row.product,
  status: row.status as VerificationStatus,
  result: row.result,
  reference: row.reference,
  charge: { paise: row.charge_paise, wallet: row.wallet as WalletKind },
})
