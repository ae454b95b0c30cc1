import * as calls from '../../../contracts/calls/bgcRescreenings.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { endRescreening, rescreen, setRescreening } from './plan.ts'
import { listRescreenings, readRescreening } from './read.ts'

/** Candidates who are screened again. */
export function bgcRescreeningRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.listBgcRescreenings, ({ scope }) => listRescreenings(ctx, scope))
  serveCall(app, ctx, calls.readBgcRescreening, ({ scope, params: { id } }) => readRescreening(ctx, scope, id))
  serveCall(app, ctx, calls.setBgcRescreening, ({ scope, params: { id }, body }) =>
    setRescreening(ctx, scope, { id, ...body }),
  )
  serveCall(app, ctx, calls.endBgcRescreening, ({ scope, params: { id } }) => endRescreening(ctx, scope, id))
  serveCall(app, ctx, calls.rescreenBgcCase, ({ scope, params: { id } }) => rescreen(ctx, scope, id))
}
