import * as calls from '../../../contracts/calls/unsubscribe.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { readSubscription, unsubscribe } from './unsubscribe.ts'

export function unsubscribeRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.readSubscription, ({ params }) => readSubscription(ctx, params.code))
  serveCall(app, ctx, calls.unsubscribe, ({ scope, params }) => unsubscribe(ctx, scope, params.code))
}
