import * as calls from '../../contracts/calls/trubgv.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { withUpload } from '../files/receiveFile.ts'
import { recordApiRead } from '../platform/audit/recordAccess.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { showVerification } from './present.ts'
import { readFile } from './readFile.ts'
import { readForReport, reportCsv, reportPdf } from './report.ts'
import { startRows, startVerification } from './start.ts'

/** Verifications of many sources. Their lists, controls and decisions are those of cases. */
export function trubgvRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.startTrubgv, ({ scope, body, attempt }) => startVerification(ctx, scope, body, attempt))
  serveCall(app, ctx, calls.startTrubgvRows, ({ scope, body, attempt }) => startRows(ctx, scope, body, attempt))
  withUpload(app, limits.bulk.maxBytes, uploads =>
    serveCall(uploads, ctx, calls.readTrubgvFile, ({ scope, request }) => readFile(ctx, scope, () => request.file())),
  )
  serveCall(app, ctx, calls.readTrubgv, ({ scope, params: { id } }) =>
    showVerification(ctx, scope, id, { inClear: false }),
  )
  serveCall(app, ctx, calls.downloadTrubgvPdf, async ({ scope, params: { id }, reply }) => {
    const { fileName, pdf } = await reportPdf(ctx, scope, id)
    return sendAttachment(reply, fileName, pdf)
  })
  serveCall(app, ctx, calls.downloadTrubgvCsv, async ({ scope, params: { id }, reply }) =>
    sendAttachment(reply, `verification-${id}.csv`, await reportCsv(ctx, scope, id)),
  )
  serveCall(app, ctx, calls.downloadTrubgvJson, async ({ scope, params: { id }, reply }) => {
    const json = JSON.stringify(await readForReport(ctx, scope, id), null, 2)
    return sendAttachment(reply, `verification-${id}.json`, json)
  })
}

/** Developers' calls, inside the plugin of `/v1`, with its limits and its log. */
export function trubgvByApi(v1: App, ctx: HttpContext): void {
  serveCall(v1, ctx, calls.startTrubgvByApi, async ({ scope, body, attempt }) => {
    const { id } = await startVerification(ctx, scope, body, attempt)
    return showVerification(ctx, scope, id, { inClear: true })
  })
  serveCall(v1, ctx, calls.readTrubgvByApi, async ({ scope, params: { id } }) => {
    const shown = await showVerification(ctx, scope, id, { inClear: true })
    await recordApiRead(ctx.db, scope, { action: 'case.readByApi', subject: id })
    return shown
  })
  serveCall(v1, ctx, calls.downloadTrubgvByApi, async ({ scope, params: { id }, reply }) => {
    const { fileName, pdf } = await reportPdf(ctx, scope, id)
    return sendAttachment(reply, fileName, pdf)
  })
}
