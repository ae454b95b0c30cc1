import * as calls from '../../../contracts/calls/verificationShares.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { downloadReport, type OwnSections } from '../reports/downloadReport.ts'
import { openShare } from './openShare.ts'
import { listShares, revokeShare, shareVerification } from './shares.ts'

/** A check outside of the console: as a PDF, and by a link that expires. `ownSections` are those of wings above this one. */
export function sharingRoutes(app: App, ctx: HttpContext, ownSections: OwnSections): void {
  serveCall(app, ctx, calls.downloadVerification, async ({ scope, params, reply }) => {
    const { fileName, pdf } = await downloadReport(ctx, scope, params.id, ownSections)
    return sendAttachment(reply, fileName, pdf)
  })
  serveCall(app, ctx, calls.listShares, ({ scope, params }) => listShares(ctx, scope, params.id))
  serveCall(app, ctx, calls.shareVerification, ({ scope, params, body }) =>
    shareVerification(ctx, scope, { ...params, ...body }),
  )
  serveCall(app, ctx, calls.revokeShare, ({ scope, params }) => revokeShare(ctx, scope, params))
  serveCall(app, ctx, calls.sharedVerificationPage, async ({ scope, params, query, request, reply }) => {
    const agent = request.headers['user-agent'] ?? ''
    const { works, html } = await openShare(ctx, scope, { ...params, show: query.show === '1', agent })
    reply
      .status(works ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, nofollow')
    return html
  })
}
