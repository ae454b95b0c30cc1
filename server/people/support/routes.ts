import { listUserMessages, sendUserMessage } from '../../../contracts/calls/supportMessages.ts'
import * as calls from '../../../contracts/calls/supportViews.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { userAgentOf } from '../accounts/client.ts'
import { allowViews, endView } from './end.ts'
import { listMessages, sendMessage } from './messages.ts'
import { startView } from './start.ts'
import { listViews } from './views.ts'

export function supportRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.startSupportView, ({ scope, params, body, request }) =>
    startView(ctx, scope, params.id, body, userAgentOf(request)),
  )
  serveCall(app, ctx, calls.listUserSupportViews, ({ params }) => listViews(ctx.db, params.id))
  for (const call of [calls.endUserSupportView, calls.endSupportView])
    serveCall(app, ctx, call, ({ scope, params }) => endView(ctx, scope, params.id))
  serveCall(app, ctx, calls.listSupportViews, ({ scope }) => listViews(ctx.db, scope.actor.userId))
  serveCall(app, ctx, calls.allowSupportViews, ({ scope, body }) => allowViews(ctx, scope, body.allowed))
  serveCall(app, ctx, listUserMessages, ({ scope, params }) => listMessages(ctx, scope, params.id))
  serveCall(app, ctx, sendUserMessage, ({ scope, params, body }) => sendMessage(ctx, scope, params.id, body))
}
