import * as calls from '../../../../contracts/calls/accessReviews.ts'
import { accessReview } from '../../../../contracts/resources/accessReview.ts'
import { sendAttachment } from '../../../platform/http/sendAttachment.ts'
import { serveCall } from '../../../platform/http/serveCall.ts'
import { serveResource } from '../../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { decideAccess, finishReview } from './decide.ts'
import { exportReview } from './export.ts'
import { listReviews, showReview } from './list.ts'
import { openReview } from './open.ts'

/** Who of staff has which access, looked at every quarter. */
export function accessReviewRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, accessReview, {
    list: (_scope, query) => listReviews(ctx.db, query),
    show: (scope, id) => showReview(ctx.db, scope, id),
  })
  serveCall(app, ctx, calls.openAccessReview, ({ scope, body }) => openReview(ctx, scope, body.reason))
  serveCall(app, ctx, calls.decideAccess, ({ scope, params, body }) => decideAccess(ctx, scope, params, body))
  serveCall(app, ctx, calls.finishAccessReview, ({ scope, params }) => finishReview(ctx, scope, params.id))
  serveCall(app, ctx, calls.exportAccessReview, async ({ scope, params, reply }) => {
    const { fileName, writer } = await exportReview(ctx, scope, params.id)
    return sendAttachment(reply, fileName, writer)
  })
}
