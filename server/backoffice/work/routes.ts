import * as calls from '../../../contracts/calls/work.ts'
import { workItem } from '../../../contracts/resources/workItem.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { assignWork, listAssignees } from './assign.ts'
import { countWork, listWork } from './listWork.ts'

export function workRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, workItem, { list: (scope, query) => listWork(ctx, scope, query) })
  serveCall(app, ctx, calls.countWork, ({ scope }) => countWork(ctx, scope))
  serveCall(app, ctx, calls.listAssignees, () => listAssignees(ctx.db))
  serveCall(app, ctx, calls.assignWork, ({ scope, body }) => assignWork(ctx, scope, body))
}
