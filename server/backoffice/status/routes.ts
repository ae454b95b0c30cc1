import * as calls from '../../../contracts/calls/status.ts'
import { incident } from '../../../contracts/resources/incident.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../../platform/access/rateLimit.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { correctIncident, openIncident, planMaintenance, updateIncident, withdrawIncident } from './changeIncident.ts'
import { listIncidents, showIncident } from './listIncidents.ts'
import { composeStatus, isStatusPublic, publicStatus, setStatusPage } from './readStatus.ts'

/** Of one address. */
const READS = { max: 120, windowMs: 60_000 }
const KEPT_SECONDS = 10

/** Incidents for staff, and the status of the platform for everybody. */
export function statusRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.readStatus, async ({ scope, reply }) => {
    await consumeRateLimitOrThrow(ctx, scope, rateLimitKeys(ctx, 'status', '', scope).address, READS)
    const status = await publicStatus(ctx)
    reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`)
    return status
  })
  serveCall(app, ctx, calls.previewStatus, async () => ({
    isPublic: await isStatusPublic(ctx),
    status: await composeStatus(ctx),
  }))
  serveCall(app, ctx, calls.setStatusPage, ({ scope, body }) => setStatusPage(ctx, scope, body))
  serveResource(app, ctx, incident, {
    list: (_scope, query) => listIncidents(ctx.db, query),
    show: (_scope, id) => showIncident(ctx.db, id),
  })
  serveCall(app, ctx, calls.openIncident, ({ scope, body }) => openIncident(ctx, scope, body))
  serveCall(app, ctx, calls.planMaintenance, ({ scope, body }) => planMaintenance(ctx, scope, body))
  serveCall(app, ctx, calls.updateIncident, ({ scope, params, body }) => updateIncident(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.correctIncident, ({ scope, params, body }) => correctIncident(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.withdrawIncident, ({ scope, params, body }) =>
    withdrawIncident(ctx, scope, params.id, body.reason),
  )
}
