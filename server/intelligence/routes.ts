import type { FastifyReply } from 'fastify'
import * as staffCalls from '../../contracts/calls/adminIntelligence.ts'
import * as calls from '../../contracts/calls/intelligence.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { downloadByKey, listByKey, makeByKey, readByKey, revokeByKey } from './byKey.ts'
import { downloadForStaff, linkForStaff, listForUser, makeForUser, quoteForUser, revokeByStaff } from './byStaff.ts'
import { downloadByLink } from './downloadReport.ts'
import { openPage, sendCode } from './openPage.ts'

/** The public page's calls, and staff's. */
export function intelligenceRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.getIntelligence, ({ scope, body, request, reply }) => {
    void reply.header('cache-control', 'no-store')
    return openPage(ctx, scope, request.headers['user-agent'] ?? '', body)
  })
  serveCall(app, ctx, calls.downloadIntelligence, async ({ scope, body, request, reply }) => {
    void reply.header('cache-control', 'no-store')
    const answer = await downloadByLink(ctx, scope, request.headers['user-agent'] ?? '', body)
    return Buffer.isBuffer(answer) ? sentPdf(reply, answer) : answer
  })
  serveCall(app, ctx, calls.sendIntelligenceCode, ({ scope, body }) => sendCode(ctx, scope, body.requestId))
  serveCall(app, ctx, staffCalls.listUserIntelligence, ({ params }) => listForUser(ctx, params.id))
  serveCall(app, ctx, staffCalls.quoteIntelligence, ({ scope, params, body }) =>
    quoteForUser(ctx, scope, params.id, body),
  )
  serveCall(app, ctx, staffCalls.makeUserIntelligence, ({ scope, params, body, attempt }) =>
    makeForUser(ctx, scope, params.id, body, attempt),
  )
  serveCall(app, ctx, staffCalls.linkUserIntelligence, ({ scope, params }) => linkForStaff(ctx, scope, params.id))
  serveCall(app, ctx, staffCalls.downloadUserIntelligence, async ({ scope, params, reply }) =>
    sentPdf(reply, await downloadForStaff(ctx, scope, params.id)),
  )
  serveCall(app, ctx, staffCalls.revokeUserIntelligence, ({ scope, params, body }) =>
    revokeByStaff(ctx, scope, { ...params, ...body }),
  )
}

const sentPdf = (reply: FastifyReply, pdf: Buffer) => sendAttachment(reply, 'corporate-intelligence-report.pdf', pdf)

/** Developers' calls, inside the plugin of `/v1`, with its limits and its log. */
export function intelligenceByApi(v1: App, ctx: HttpContext): void {
  serveCall(v1, ctx, calls.makeIntelligence, ({ scope, body, attempt }) => makeByKey(ctx, scope, body, attempt))
  serveCall(v1, ctx, calls.readIntelligence, ({ scope, params }) => readByKey(ctx, scope, params.id))
  serveCall(v1, ctx, calls.downloadIntelligenceByApi, async ({ scope, params, reply }) =>
    sentPdf(reply, await downloadByKey(ctx, scope, params.id)),
  )
  serveCall(v1, ctx, calls.listIntelligence, ({ scope, query }) => listByKey(ctx, scope, query.before))
  serveCall(v1, ctx, calls.revokeIntelligence, ({ scope, params, body }) =>
    revokeByKey(ctx, scope, { ...params, ...body }),
  )
}
