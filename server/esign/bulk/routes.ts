import * as calls from '../../../contracts/calls/esignBulk.ts'
import * as templateCalls from '../../../contracts/calls/esignTemplates.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { withUpload } from '../../files/receiveFile.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import type { Sender } from '../rows.ts'
import { createTemplate, deleteTemplate, listTemplates, readTemplate } from '../templates.ts'
import { createBulkByKey } from './byKey.ts'
import { discardBulkSend, startBulkSend, stopBulkSend } from './control.ts'
import { listBulkRows, listBulkSends, presentBulkSend } from './present.ts'
import { ownBulkSend } from './rows.ts'
import { readColumns, sampleCsv, sampleWorkbook } from './sample.ts'
import { uploadBulkSend } from './upload.ts'

/** Templates that are sent to many. */
export function bulkSendRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.readBulkColumns, ({ scope, params: { id } }) => readColumns(ctx, scope, id))
  serveCall(app, ctx, calls.bulkSendSample, async ({ scope, params: { id }, reply }) =>
    sendAttachment(reply, 'rows.csv', await sampleCsv(ctx, scope, id)),
  )
  serveCall(app, ctx, calls.bulkSendSampleWorkbook, async ({ scope, params: { id }, reply }) =>
    sendAttachment(reply, 'rows.xlsx', await sampleWorkbook(ctx, scope, id)),
  )
  withUpload(app, limits.bulk.maxBytes, uploads =>
    serveCall(uploads, ctx, calls.uploadBulkSend, ({ scope, params: { id }, request }) =>
      uploadBulkSend(ctx, scope, id, () => request.file()),
    ),
  )
  serveCall(app, ctx, calls.listBulkSends, ({ scope }) => listBulkSends(ctx, scope))
  serveCall(app, ctx, calls.readBulkSend, ({ scope, params: { id } }) => show(ctx, scope, id))
  serveCall(app, ctx, calls.readBulkRows, ({ scope, params: { id }, query }) => listBulkRows(ctx, scope, id, query))
  serveCall(app, ctx, calls.startBulkSend, ({ scope, params: { id }, body }) =>
    startBulkSend(ctx, scope, { id, ...body }),
  )
  serveCall(app, ctx, calls.stopBulkSend, ({ scope, params: { id } }) => stopBulkSend(ctx, scope, id))
  serveCall(app, ctx, calls.discardBulkSend, ({ scope, params: { id } }) => discardBulkSend(ctx, scope, id))
}

const show = async (ctx: HttpContext, scope: Sender, id: string) =>
  presentBulkSend(ctx, await ownBulkSend(ctx, scope, id), scope.locale)

/** Developers' calls for templates, and for sending them to many. */
export function templatesByApi(v1: App, ctx: HttpContext): void {
  serveCall(v1, ctx, templateCalls.listTemplatesByApi, ({ scope, query }) => listTemplates(ctx, scope, query.before))
  serveCall(v1, ctx, templateCalls.readTemplateByApi, ({ scope, params: { id } }) => readTemplate(ctx, scope, id))
  serveCall(v1, ctx, templateCalls.createTemplateByApi, ({ scope, body: { draft }, attempt }) =>
    createTemplate(ctx, scope, draft, attempt),
  )
  serveCall(v1, ctx, templateCalls.deleteTemplateByApi, ({ scope, params: { id } }) => deleteTemplate(ctx, scope, id))
  serveCall(v1, ctx, calls.createBulkSendByApi, ({ scope, body, attempt }) =>
    createBulkByKey(ctx, scope, body, attempt),
  )
  serveCall(v1, ctx, calls.readBulkSendByApi, ({ scope, params: { id } }) => show(ctx, scope, id))
  serveCall(v1, ctx, calls.readBulkRowsByApi, ({ scope, params: { id }, query }) => listBulkRows(ctx, scope, id, query))
  serveCall(v1, ctx, calls.stopBulkSendByApi, ({ scope, params: { id } }) => stopBulkSend(ctx, scope, id))
  serveCall(v1, ctx, calls.resumeBulkSendByApi, ({ scope, params: { id } }) =>
    startBulkSend(ctx, scope, { id, atMostPaise: null }),
  )
}
