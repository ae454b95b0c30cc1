import {
  getFeature,
  getSwitches,
  listEnabledFeatures,
  setControlEnabled,
  setFeatureEnabled,
} from '../../../contracts/calls/features.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import * as switches from './switches.ts'

export function featuresRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, listEnabledFeatures, ({ scope, params }) =>
    switches.listEnabledFeatures(ctx, scope, params.userId),
  )
  serveCall(app, ctx, getFeature, ({ scope, params }) => switches.readFeature(ctx, scope, params))
  serveCall(app, ctx, getSwitches, ({ params }) => switches.readSwitches(ctx.db, params.id))
  serveCall(app, ctx, setFeatureEnabled, ({ scope, params, body }) => switches.setFeature(ctx, scope, params.id, body))
  serveCall(app, ctx, setControlEnabled, ({ scope, params, body }) => switches.setControl(ctx, scope, params.id, body))
}
