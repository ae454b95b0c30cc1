import { getDashboard } from '../../../contracts/calls/dashboard.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { readDashboard } from './readDashboard.ts'

export function dashboardRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, getDashboard, ({ scope, query }) => readDashboard(ctx, scope, Number(query.days ?? 30)))
}
