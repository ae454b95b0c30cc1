import { getFeature, getSwitches, setControlEnabled, setFeatureEnabled } from '../../../contracts/calls/features.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { readFeature, readSwitches, setControl, setFeature } from './switches.ts'

export function featuresRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, getFeature, ({ scope, params }) => readFeature(ctx, scope, params))
  serveCall(app, ctx, getSwitches, ({ params }) => readSwitches(ctx.db, params.id))
  serveCall(app, ctx, setFeatureEnabled, ({ scope, params, body }) => setFeature(ctx, scope, params.id, body))
  serveCall(app, ctx, setControlEnabled, ({ scope, params, body }) => setControl(ctx, scope, params.id, body))
}
