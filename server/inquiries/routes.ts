import * as calls from '../../contracts/calls/inquiries.ts'
import * as fileCalls from '../../contracts/calls/inquiryFiles.ts'
import * as reportCalls from '../../contracts/calls/inquiryReports.ts'
import * as linkCalls from '../../contracts/calls/inquiryReviewLinks.ts'
import * as reviewCalls from '../../contracts/calls/inquiryReviews.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { inquiryResource } from '../../contracts/resources/inquiry.ts'
import { withUpload } from '../files/receiveFile.ts'
import { recordApiRead } from '../platform/audit/recordAccess.ts'
import type { Scope } from '../platform/context.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { accessOf } from './access.ts'
import { askSubject } from './askSubject.ts'
import { boardsOf, deleteBoard, saveBoard } from './boards.ts'
import { eraseInquiry } from './erase.ts'
import { expandNode } from './expand.ts'
import { exportCsv, exportGraphml } from './exports.ts'
import { exportFile, filesOf } from './files.ts'
import { listInquiries } from './list.ts'
import { resendReview, withdrawReview } from './manageReview.ts'
import { presentInquiry } from './present.ts'
import { readInquiryRows } from './readFile.ts'
import { makeInquiryReport, reportsOf } from './reports.ts'
import { answerReviewLink, readReviewLink } from './reviewLink.ts'
import { ownInquiry } from './row.ts'
import { startInquiry } from './start.ts'
import { startInquiryRows } from './startRows.ts'

/** Inquiries in the console. Opening one is recorded in its access log. */
export function inquiryRoutes(app: App, ctx: HttpContext): void {
  const show = async (scope: Scope<CustomerActor>, id: string) => {
    const inquiry = await ownInquiry(ctx, scope, id)
    await recordApiRead(ctx.db, scope, { action: 'inquiry.opened', subject: id })
    return presentInquiry(ctx, inquiry, { inClear: false })
  }
  serveResource(app, ctx, inquiryResource, {
    list: (scope, query) => listInquiries(ctx, scope, query),
    show,
  })
  serveCall(app, ctx, calls.startInquiry, ({ scope, body, attempt }) => startInquiry(ctx, scope, body, attempt))
  serveCall(app, ctx, calls.expandInquiry, async ({ scope, params: { id }, body }) => {
    await expandNode(ctx, scope, { id, ...body })
    return show(scope, id)
  })
  serveCall(app, ctx, calls.exportInquiryCsv, async ({ scope, params: { id }, reply }) =>
    sendAttachment(reply, `inquiry-${id}.csv`, await exportCsv(ctx, scope, id)),
  )
  serveCall(app, ctx, calls.exportInquiryGraphml, async ({ scope, params: { id }, reply }) =>
    sendAttachment(reply, `inquiry-${id}.graphml`, await exportGraphml(ctx, scope, id)),
  )
  serveCall(app, ctx, calls.eraseInquiry, ({ scope, params: { id } }) => eraseInquiry(ctx, scope, id))
  serveCall(app, ctx, calls.listInquiryAccess, ({ scope, params: { id } }) => accessOf(ctx, scope, id))
  serveCall(app, ctx, calls.listBoards, ({ scope, params: { id } }) => boardsOf(ctx, scope, id))
  serveCall(app, ctx, calls.saveBoard, ({ scope, params: { id }, body }) => saveBoard(ctx, scope, { id, ...body }))
  serveCall(app, ctx, calls.deleteBoard, ({ scope, params }) => deleteBoard(ctx, scope, params))
  serveCall(app, ctx, reviewCalls.askSubject, ({ scope, params, body, attempt }) =>
    askSubject(ctx, scope, { ...params, ...body }, attempt),
  )
  serveCall(app, ctx, reviewCalls.resendReview, ({ scope, params, body }) =>
    resendReview(ctx, scope, { ...params, ...body }),
  )
  serveCall(app, ctx, reviewCalls.withdrawReview, ({ scope, params, body }) =>
    withdrawReview(ctx, scope, { ...params, ...body }),
  )
  serveCall(app, ctx, reportCalls.listInquiryReports, ({ scope, params: { id } }) => reportsOf(ctx, scope, id))
  serveCall(app, ctx, reportCalls.makeInquiryReport, ({ scope, params, body, attempt }) =>
    makeInquiryReport(ctx, scope, { ...params, ...body }, attempt),
  )
  withUpload(app, limits.bulk.maxBytes, uploads =>
    serveCall(uploads, ctx, fileCalls.readInquiryFile, ({ scope, request }) =>
      readInquiryRows(ctx, scope, () => request.file()),
    ),
  )
  serveCall(app, ctx, fileCalls.startInquiryRows, ({ scope, body, attempt }) =>
    startInquiryRows(ctx, scope, body, attempt),
  )
  serveCall(app, ctx, fileCalls.listInquiryFiles, ({ scope }) => filesOf(ctx, scope))
  serveCall(app, ctx, fileCalls.exportInquiryFile, async ({ scope, params: { file }, reply }) =>
    sendAttachment(reply, `inquiries-${file}.csv`, await exportFile(ctx, scope, file)),
  )
}

/** The page of the person whom an inquiry is about. */
export function inquiryLinkRoutes(app: App, ctx: HttpContext): void {
  const agentOf = ({ headers }: { headers: { 'user-agent'?: string | undefined } }) => headers['user-agent'] ?? ''
  serveCall(app, ctx, linkCalls.readReviewLink, ({ scope, body, request, reply }) => {
    void reply.header('cache-control', 'no-store')
    return readReviewLink(ctx, { scope, agent: agentOf(request) }, body)
  })
  serveCall(app, ctx, linkCalls.answerReviewLink, ({ scope, body, request }) =>
    answerReviewLink(ctx, { scope, agent: agentOf(request) }, body),
  )
}

/** Developers' calls, inside the plugin of `/v1`, with its limits and its log. */
export function inquiriesByApi(v1: App, ctx: HttpContext): void {
  const read = async (scope: Scope<KeyActor>, id: string) => {
    const inquiry = await ownInquiry(ctx, scope, id)
    await recordApiRead(ctx.db, scope, { action: 'inquiry.readByApi', subject: id })
    return presentInquiry(ctx, inquiry, { inClear: true })
  }
  serveCall(v1, ctx, calls.startInquiryByApi, async ({ scope, body, attempt }) => {
    const { id } = await startInquiry(ctx, scope, body, attempt)
    return presentInquiry(ctx, await ownInquiry(ctx, scope, id), { inClear: true })
  })
  serveCall(v1, ctx, calls.readInquiryByApi, ({ scope, params: { id } }) => read(scope, id))
  serveCall(v1, ctx, calls.expandInquiryByApi, async ({ scope, params: { id }, body }) => {
    await expandNode(ctx, scope, { id, ...body })
    return read(scope, id)
  })
  serveCall(v1, ctx, reviewCalls.askSubjectByApi, ({ scope, params, body, attempt }) =>
    askSubject(ctx, scope, { ...params, ...body }, attempt),
  )
  serveCall(v1, ctx, reviewCalls.withdrawReviewByApi, ({ scope, params, body }) =>
    withdrawReview(ctx, scope, { ...params, ...body }),
  )
}
