import { listAnswerReuse, setAnswerReuse } from '../../../contracts/calls/answerReuse.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { listReuse, setReuse } from './settings.ts'

/** For how long a customer reuses their own answers. */
export function answerReuseRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, listAnswerReuse, ({ scope }) => listReuse(ctx, scope))
  serveCall(app, ctx, setAnswerReuse, ({ scope, params, body }) => setReuse(ctx, scope, { ...params, ...body }))
}
