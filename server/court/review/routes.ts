import * as calls from '../../../contracts/calls/courtReviews.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { keepDecision } from './drafts.ts'
import { finishReview } from './finishReview.ts'
import { openReview } from './openReview.ts'

/** Staff's reviews of delayed court checks. */
export function courtReviewRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.openCourtReview, ({ scope, params }) => openReview(ctx, scope, params.id))
  serveCall(app, ctx, calls.keepCourtDecision, ({ scope, params, body }) =>
    keepDecision(ctx, scope, { ...params, ...body }),
  )
  serveCall(app, ctx, calls.finishCourtReview, ({ scope, params, body }) =>
    finishReview(ctx, scope, { id: params.id, decisions: body.decisions }),
  )
}
