import * as calls from '../../../contracts/calls/dryRuns.ts'
import { dryRun } from '../../../contracts/resources/dryRun.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { startDryRun, stopDryRun } from './control.ts'
import { listDryRuns, showDryRun } from './list.ts'
import { planDryRun } from './plan.ts'

/** What a provider would have answered, before it is chosen. */
export function dryRunsRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, dryRun, {
    list: (_scope, query) => listDryRuns(ctx.db, query),
    show: (_scope, id) => showDryRun(ctx.db, id),
  })
  serveCall(app, ctx, calls.previewDryRun, async ({ scope, query }) => {
    const { problem, ...plan } = await planDryRun(ctx, scope.locale, query)
    return { ...plan, problem: problem?.message ?? null }
  })
  serveCall(app, ctx, calls.startDryRun, ({ scope, body }) => startDryRun(ctx, scope, body))
  serveCall(app, ctx, calls.stopDryRun, ({ scope, params }) => stopDryRun(ctx, scope, params.id))
}
