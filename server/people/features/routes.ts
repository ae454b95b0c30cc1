import { getFeature, getSwitches, switchControl, switchFeature } from '../../../contracts/calls/features.ts'
import { serve } from '../../platform/http/serve.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { readFeature } from './readFeature.ts'
import { readSwitches, setControl, setFeature } from './switches.ts'

export function featuresRoutes(app: App, ctx: HttpContext): void {
  serve(app, ctx, getFeature, ({ scope, params }) => readFeature(ctx, scope, params))
  serve(app, ctx, getSwitches, ({ params }) => readSwitches(ctx.db, params.id))
  serve(app, ctx, switchFeature, ({ scope, params, body }) => setFeature(ctx, scope, params.id, body))
  serve(app, ctx, switchControl, ({ scope, params, body }) => setControl(ctx, scope, params.id, body))
}
