import * as calls from '../../contracts/calls/bgc.ts'
import * as reportCalls from '../../contracts/calls/bgcReports.ts'
import { LINK_HEADER } from '../../contracts/calls/caseLinks.ts'
import { fileLimits } from '../../contracts/files/files.ts'
import { withUpload } from '../files/receiveFile.ts'
import { createShownLink } from '../invitations/create.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { addCandidate } from './candidates.ts'
import { readDashboard } from './dashboard.ts'
import { reportLink } from './links.ts'
import { answerDispute, ownBgcCase, readBgcFacts, sendNotice } from './notice.ts'
import { listPackages, quotePackage, savePackage } from './packages.ts'
import { drawReport } from './report.ts'
import { disputeReport, downloadReportByLink, readReport, uploadReportFile } from './reportPage.ts'

const WEEK_MS = 7 * 86_400_000

/** Background verification for the employer. */
export function bgcRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.listBgcPackages, ({ scope }) => listPackages(ctx, scope))
  serveCall(app, ctx, calls.quoteBgcPackage, ({ scope, body }) => quotePackage(ctx, scope, body))
  serveCall(app, ctx, calls.saveBgcPackage, ({ scope, body }) => savePackage(ctx, scope, body))
  serveCall(app, ctx, calls.addBgcCandidate, ({ scope, body, attempt }) => addCandidate(ctx, scope, body, attempt))
  serveCall(app, ctx, calls.readBgcDashboard, ({ scope }) => readDashboard(ctx, scope))
  serveCall(app, ctx, calls.readBgcCase, ({ scope, params: { id } }) => readBgcFacts(ctx, scope, id))
  serveCall(app, ctx, calls.sendBgcNotice, ({ scope, params: { id } }) => sendNotice(ctx, scope, id))
  serveCall(app, ctx, calls.answerBgcDispute, ({ scope, params, body }) =>
    answerDispute(ctx, scope, { ...params, ...body }),
  )
  serveCall(app, ctx, calls.downloadBgcReport, async ({ scope, params: { id }, reply }) => {
    const found = await ownBgcCase(ctx, scope, id)
    const data = { type: 'report' }
    await recordAccess(ctx.db, scope, { action: 'case.revealed', subject: id, userId: found.row.user_id, data })
    const { fileName, pdf } = await drawReport(ctx, found, scope.locale)
    return sendAttachment(reply, fileName, pdf)
  })
  serveCall(app, ctx, calls.shareBgcReport, async ({ scope, params: { id } }) => {
    const { row } = await ownBgcCase(ctx, scope, id)
    return ctx.db.transaction().execute(async trx => {
      const { url } = await createShownLink(ctx, trx, reportLink, {
        subject: id,
        userId: row.user_id,
        askedBy: scope.actor.name,
        expiresAt: new Date(Date.now() + WEEK_MS),
      })
      const data = { type: 'reportLink' }
      await recordAccess(trx, scope, { action: 'case.revealed', subject: id, userId: row.user_id, data })
      return { url }
    })
  })
}

/** The page of a link to a report. */
export function bgcReportRoutes(app: App, ctx: HttpContext): void {
  const agentOf = ({ headers }: { headers: { 'user-agent'?: string | undefined } }) => headers['user-agent'] ?? ''
  serveCall(app, ctx, reportCalls.readBgcReport, ({ scope, body, request }) =>
    readReport(ctx, { scope, agent: agentOf(request) }, body.token),
  )
  serveCall(app, ctx, reportCalls.disputeBgcReport, ({ scope, body, request }) =>
    disputeReport(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, reportCalls.downloadBgcReportByLink, async ({ scope, body, request, reply }) => {
    const { fileName, pdf } = await downloadReportByLink(ctx, { scope, agent: agentOf(request) }, body.token)
    return sendAttachment(reply, fileName, pdf)
  })
  withUpload(app, fileLimits.bytes, uploads =>
    serveCall(uploads, ctx, reportCalls.uploadBgcReportFile, async ({ scope, request }) => {
      const token = [request.headers[LINK_HEADER]].flat()[0] ?? ''
      return uploadReportFile(ctx, { scope, agent: agentOf(request) }, token, await request.file())
    }),
  )
}
