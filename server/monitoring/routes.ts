import * as calls from '../../contracts/calls/monitoring.ts'
import { monitor } from '../../contracts/resources/monitor.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { listMonitors, showMonitor } from './listMonitors.ts'
import { endMonitor, findMonitor, resumeMonitor, startMonitor } from './turnOn.ts'

/** Subjects that are checked again and again, for whoever may check them. */
export function monitoringRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, monitor, {
    list: (scope, query) => listMonitors(ctx, scope, query),
    show: (scope, id) => showMonitor(ctx, scope, id),
  })
  serveCall(app, ctx, calls.findMonitor, ({ scope, params }) => findMonitor(ctx, scope, params.id))
  serveCall(app, ctx, calls.startMonitor, ({ scope, body }) => startMonitor(ctx, scope, body))
  serveCall(app, ctx, calls.endMonitor, ({ scope, params }) => endMonitor(ctx, scope, params.id))
  serveCall(app, ctx, calls.resumeMonitor, ({ scope, params, body }) =>
    resumeMonitor(ctx, scope, { ...params, ...body }),
  )
}
