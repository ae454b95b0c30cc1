import { z } from 'zod'
import { observeBackups } from '../platform/backup/state.ts'
import { isMigrated } from '../platform/db/migrate.ts'
import { plainSchema } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { observeRequest, printMetrics, registry } from '../platform/metrics.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { timingSafeEquals } from '../platform/vault.ts'

const PATIENCE_MS = 2_000
const probe = plainSchema(z.object({ status: z.string() }))

/** Probes for the process manager: liveness, readiness and metrics. */
export async function healthRoutes(app: App, ctx: HttpContext): Promise<void> {
  app.get('/healthz', { schema: probe }, async () => ({ status: 'ok' }))

  app.get('/readyz', { schema: probe }, async () => {
    if (!(await isReady(ctx)))
      throw new Problem('unavailable', 'The database is not responding or has not been migrated.')
    return { status: 'ready' }
  })

  app.addHook('onResponse', async (request, reply) => {
    observeRequest(request.routeOptions.url ?? 'page', reply.statusCode, reply.elapsedTime)
  })
  app.get('/metrics', { schema: plainSchema(z.string()) }, async (request, reply) => {
    const { METRICS_TOKEN, production } = ctx.config
    if (production && !METRICS_TOKEN) throw notFound('page')
    const sent = request.headers.authorization ?? ''
    if (METRICS_TOKEN && !timingSafeEquals(sent, `Bearer ${METRICS_TOKEN}`))
      throw new Problem('unauthenticated', 'Send the METRICS_TOKEN as a bearer token.')
    await observeBackups(ctx.db)
    return reply.type(registry.contentType).send(await printMetrics(ctx))
  })
}

async function isReady(ctx: HttpContext): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), PATIENCE_MS)
  const answer = isMigrated(ctx).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'not ready')
    return false
  })
  const ready = await Promise.race([answer, late])
  clearTimeout(timer)
  return ready
}
