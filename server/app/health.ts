import { z } from 'zod'
import { observeBackups } from '../platform/backup/state.ts'
import { plainSchema } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { observeRequest, printMetrics, registry } from '../platform/metrics.ts'
import { Problem } from '../platform/problem.ts'
import { timingSafeEquals } from '../platform/vault.ts'
import { createReadiness } from './readiness.ts'

const probe = plainSchema(z.object({ status: z.string() }))
const RETRY_SECONDS = 5

/** Probes for the process manager: liveness, readiness and metrics. */
export async function healthRoutes(app: App, ctx: HttpContext): Promise<void> {
  const findTrouble = createReadiness(ctx)
  app.get('/healthz', { schema: probe }, async () => ({ status: 'ok' }))

  app.get('/readyz', { schema: probe }, async () => {
    const troubles = await findTrouble()
    if (troubles.length > 0) throw new Problem('unavailable', troubles.join(' '), undefined, RETRY_SECONDS)
    return { status: 'ready' }
  })

  app.addHook('onResponse', async (request, reply) => {
    observeRequest(request.routeOptions.url ?? 'page', reply.statusCode, reply.elapsedTime)
  })
  app.get('/metrics', { schema: plainSchema(z.string()) }, async (request, reply) => {
    const { METRICS_TOKEN } = ctx.config
    const sent = request.headers.authorization ?? ''
    if (METRICS_TOKEN && !timingSafeEquals(sent, `Bearer ${METRICS_TOKEN}`))
      throw new Problem('unauthenticated', 'Send the METRICS_TOKEN as a bearer token.')
    await observeBackups(ctx.db)
    return reply.type(registry.contentType).send(await printMetrics(ctx))
  })
}
