import { getVehicleData } from '../../../contracts/calls/vehicleData.ts'
import { vehicleAccess } from '../../../contracts/resources/vehicleAccess.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { listAccess, streamAccess } from './listAccess.ts'
import { readVehicleData } from './readVehicleData.ts'

/** Vehicle data for staff: its sources, its volume, and who may use it. */
export function vehicleDataRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, vehicleAccess, {
    list: (_scope, query) => listAccess(ctx, query),
    stream: (_scope, filter) => streamAccess(ctx, filter),
  })
  serveCall(app, ctx, getVehicleData, () => readVehicleData(ctx))
}
