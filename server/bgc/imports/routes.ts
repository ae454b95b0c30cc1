import * as calls from '../../../contracts/calls/bgcImports.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { withUpload } from '../../files/receiveFile.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { discardImport, startImport, stopImport } from './control.ts'
import { problemsFile } from './problemsFile.ts'
import { listImportRows, listImports, showImport } from './rows.ts'
import { uploadImport } from './upload.ts'

/** Candidates by file. */
export function bgcImportRoutes(app: App, ctx: HttpContext): void {
  withUpload(app, limits.bulk.maxBytes, uploads =>
    serveCall(uploads, ctx, calls.uploadBgcImport, async ({ scope, request }) =>
      uploadImport(ctx, scope, await request.file()),
    ),
  )
  serveCall(app, ctx, calls.listBgcImports, ({ scope }) => listImports(ctx, scope))
  serveCall(app, ctx, calls.readBgcImport, ({ scope, params: { id } }) => showImport(ctx, scope, id))
  serveCall(app, ctx, calls.readBgcImportRows, ({ scope, params: { id }, query }) =>
    listImportRows(ctx, scope, id, query),
  )
  serveCall(app, ctx, calls.bgcImportProblems, async ({ scope, params: { id }, reply }) =>
    sendAttachment(reply, 'not-added.csv', await problemsFile(ctx, scope, id)),
  )
  serveCall(app, ctx, calls.startBgcImport, ({ scope, params: { id }, body }) =>
    startImport(ctx, scope, { id, ...body }),
  )
  serveCall(app, ctx, calls.stopBgcImport, ({ scope, params: { id } }) => stopImport(ctx, scope, id))
  serveCall(app, ctx, calls.discardBgcImport, ({ scope, params: { id } }) => discardImport(ctx, scope, id))
}
