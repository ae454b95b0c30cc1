import multipart from '@fastify/multipart'
import * as calls from '../../../contracts/calls/settlements.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { gatewayDay } from '../../../contracts/resources/gatewayDay.ts'
import { gatewayDifference } from '../../../contracts/resources/gatewayDifference.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { explainDifference } from './explain.ts'
import { fetchReport, uploadReport } from './importReport.ts'
import { listDays, streamDays } from './listDays.ts'
import { listDifferences, streamDifferences } from './listDifferences.ts'

/** The gateway's settlement reports against our records. */
export function settlementsRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, gatewayDay, {
    list: (_scope, query) => listDays(ctx, query),
    stream: (_scope, filter) => streamDays(ctx, filter),
  })
  serveResource(app, ctx, gatewayDifference, {
    list: (_scope, query) => listDifferences(ctx, query),
    stream: (_scope, filter) => streamDifferences(ctx, filter),
  })
  serveCall(app, ctx, calls.fetchSettlements, ({ scope, body }) => fetchReport(ctx, scope, body.day))
  serveCall(app, ctx, calls.explainDifference, ({ scope, params, body }) =>
    explainDifference(ctx, scope, params.id, body.note),
  )

  // A scope of its own, so that only this route accepts multipart bodies.
  void app.register(async files => {
    await files.register(multipart, { limits: { files: 1, fields: 0, fileSize: limits.settlementReportBytes } })
    serveCall(files, ctx, calls.uploadSettlements, async ({ scope, request }) =>
      uploadReport(ctx, scope, await request.file()),
    )
  })
}
