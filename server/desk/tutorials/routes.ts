import * as calls from '../../../contracts/calls/tutorials.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { addTutorial, changeTutorial, listTutorials, removeTutorial } from './tutorials.ts'

export function tutorialsRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.listTutorials, () => listTutorials(ctx.db))
  serveCall(app, ctx, calls.listStaffTutorials, () => listTutorials(ctx.db))
  serveCall(app, ctx, calls.addTutorial, async ({ scope, body }) => addTutorial(ctx, scope, body))
  serveCall(app, ctx, calls.changeTutorial, async ({ scope, params, body }) =>
    changeTutorial(ctx, scope, params.id, body),
  )
  serveCall(app, ctx, calls.removeTutorial, async ({ scope, params }) => removeTutorial(ctx, scope, params.id))
}
