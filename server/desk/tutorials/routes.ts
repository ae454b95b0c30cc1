import * as calls from '../../../contracts/calls/tutorials.ts'
import { serve } from '../../platform/http/serve.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { addTutorial, changeTutorial, listTutorials, removeTutorial } from './tutorials.ts'

export function tutorialsRoutes(app: App, ctx: HttpContext): void {
  serve(app, ctx, calls.listTutorials, () => listTutorials(ctx.db))
  serve(app, ctx, calls.listStaffTutorials, () => listTutorials(ctx.db))
  serve(app, ctx, calls.addTutorial, async ({ scope, body }) => addTutorial(ctx, scope, body))
  serve(app, ctx, calls.changeTutorial, async ({ scope, params, body }) => changeTutorial(ctx, scope, params.id, body))
  serve(app, ctx, calls.removeTutorial, async ({ scope, params }) => removeTutorial(ctx, scope, params.id))
}
