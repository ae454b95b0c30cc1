import {
  getFleetReminders,
  getFleetSummary,
  groupVehicles as groupCall,
  recheckVehicles as recheckCall,
  removeVehicles as removeCall,
  setFleetReminders,
} from '../../contracts/calls/fleet.ts'
import { fleetVehicle } from '../../contracts/resources/fleetVehicle.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { groupVehicles, removeVehicles } from './changeVehicles.ts'
import { listVehicles, showVehicle, streamVehicles } from './listVehicles.ts'
import { recheckVehicles } from './recheck.ts'
import { readReminders, saveReminders } from './reminderSettings.ts'
import { readFleetSummary } from './summary.ts'

export function fleetRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, fleetVehicle, {
    list: (scope, query) => listVehicles(ctx, scope, query),
    show: (scope, id) => showVehicle(ctx, scope, id),
    stream: (scope, filter) => streamVehicles(ctx, scope, filter),
  })
  serveCall(app, ctx, getFleetSummary, ({ scope, query }) => readFleetSummary(ctx, scope, query))
  serveCall(app, ctx, groupCall, ({ scope, body }) => groupVehicles(ctx, scope, body))
  serveCall(app, ctx, removeCall, ({ scope, body }) => removeVehicles(ctx, scope, body))
  serveCall(app, ctx, recheckCall, ({ scope, body, attempt }) => recheckVehicles(ctx, scope, body, attempt))
  serveCall(app, ctx, getFleetReminders, ({ scope }) => readReminders(ctx, scope))
  serveCall(app, ctx, setFleetReminders, ({ scope, body }) => saveReminders(ctx, scope, body))
}
