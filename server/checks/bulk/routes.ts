import multipart from '@fastify/multipart'
import {
  bulkEvents,
  bulkOutcomes,
  bulkProblems,
  bulkResult,
  bulkResultWorkbook,
  bulkRows,
  bulkTemplate,
  bulkTemplateWorkbook,
  cancelBulkJob,
  discardBulkJob,
  fixBulkRow,
  keepBulkRow,
  mapBulkColumns,
  pauseBulkJob,
  rerunBulkJob,
  resumeBulkJob,
  startBulkJob,
  uploadBulkFile,
} from '../../../contracts/calls/bulk.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { bulkJob } from '../../../contracts/resources/bulkJob.ts'
import { asEventStream } from '../../platform/http/eventStream.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { ownJob } from './bulkJob.ts'
import { fixRow, keepRow } from './changeRow.ts'
import { cancelJob, discardJob, pauseJob, resumeJob } from './controlJob.ts'
import { listJobs } from './listJobs.ts'
import { mapColumns } from './mapColumns.ts'
import { countOutcomes } from './outcomes.ts'
import { presentJobDetail } from './presentJob.ts'
import { listRows, problemsCsv } from './problemRows.ts'
import { createProgressHub, jobEvents } from './progress.ts'
import { rerunJob } from './rerunJob.ts'
import { resultCsv, resultWorkbook } from './results.ts'
import { startJob } from './startJob.ts'
import { sampleCsv, sampleWorkbook } from './template.ts'
import { uploadJobFile } from './upload.ts'

export function bulkRoutes(app: App, ctx: HttpContext): void {
  const hub = createProgressHub(ctx)
  app.addHook('preClose', () => hub.close())

  serveResource(app, ctx, bulkJob, {
    list: (scope, query) => listJobs(ctx, scope, query),
    show: async (scope, id) => presentJobDetail(ctx.vault, await ownJob(ctx.db, scope, id)),
  })

  // A scope of its own, so that only this route accepts multipart bodies. One byte more than allowed, so that the store detects a
  // file that is too large.
  void app.register(async files => {
    await files.register(multipart, {
      limits: { files: 1, fields: 0, fileSize: limits.bulk.maxBytes + 1 },
      throwFileSizeLimit: false,
    })
    serveCall(files, ctx, uploadBulkFile, async ({ scope, params, request }) =>
      uploadJobFile(ctx, scope, params.product, await request.file()),
    )
  })
  serveCall(app, ctx, bulkTemplate, async ({ scope, params: { product }, query: { template }, reply }) =>
    sendAttachment(reply, `${product}.csv`, await sampleCsv(ctx, scope, { product, template })),
  )
  serveCall(app, ctx, bulkTemplateWorkbook, async ({ scope, params: { product }, query: { template }, reply }) =>
    sendAttachment(reply, `${product}.xlsx`, await sampleWorkbook(ctx, scope, { product, template })),
  )
  serveCall(app, ctx, mapBulkColumns, ({ scope, params, body }) => mapColumns(ctx, scope, params.id, body))
  serveCall(app, ctx, bulkRows, ({ scope, params, query }) => listRows(ctx, scope, params.id, query))
  serveCall(app, ctx, fixBulkRow, ({ scope, params, body }) => fixRow(ctx, scope, params, body.cells))
  serveCall(app, ctx, keepBulkRow, ({ scope, params }) => keepRow(ctx, scope, params))
  serveCall(app, ctx, bulkProblems, async ({ scope, params, reply }) =>
    sendAttachment(reply, 'problems.csv', await problemsCsv(ctx, scope, params.id)),
  )
  serveCall(app, ctx, startBulkJob, ({ scope, params, body, attempt }) =>
    startJob(ctx, scope, params.id, body, attempt),
  )
  serveCall(app, ctx, cancelBulkJob, ({ scope, params }) => cancelJob(ctx, scope, params.id))
  serveCall(app, ctx, pauseBulkJob, ({ scope, params }) => pauseJob(ctx, scope, params.id))
  serveCall(app, ctx, resumeBulkJob, ({ scope, params }) => resumeJob(ctx, scope, params.id))
  serveCall(app, ctx, rerunBulkJob, ({ scope, params, attempt }) => rerunJob(ctx, scope, params.id, attempt))
  serveCall(app, ctx, discardBulkJob, ({ scope, params }) => discardJob(ctx, scope, params.id))
  serveCall(app, ctx, bulkOutcomes, ({ scope, params }) => countOutcomes(ctx, scope, params.id))
  serveCall(app, ctx, bulkResult, async ({ scope, params, reply }) =>
    sendAttachment(reply, 'result.csv', await resultCsv(ctx, scope, params.id)),
  )
  serveCall(app, ctx, bulkResultWorkbook, async ({ scope, params, reply }) =>
    sendAttachment(reply, 'result.xlsx', await resultWorkbook(ctx, scope, params.id)),
  )
  serveCall(app, ctx, bulkEvents, async ({ scope, params, request, reply }) => {
    const seen = request.headers['last-event-id']
    asEventStream(reply)
    return jobEvents(ctx, hub, scope, params.id, typeof seen === 'string' ? seen : undefined)
  })
}
