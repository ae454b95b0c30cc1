import * as calls from '../../../contracts/calls/bgcLocations.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { listMembers, moveCase, setMember } from './members.ts'
import { changeLocation, createLocation, deleteLocation, listLocations } from './tree.ts'

/** Locations of an employer, and who sees which. */
export function bgcLocationRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.listBgcLocations, ({ scope }) => listLocations(ctx, scope))
  serveCall(app, ctx, calls.createBgcLocation, ({ scope, body }) => createLocation(ctx, scope, body))
  serveCall(app, ctx, calls.changeBgcLocation, ({ scope, params: { id }, body }) =>
    changeLocation(ctx, scope, { id, ...body }),
  )
  serveCall(app, ctx, calls.deleteBgcLocation, ({ scope, params: { id } }) => deleteLocation(ctx, scope, id))
  serveCall(app, ctx, calls.listLocationMembers, ({ scope }) => listMembers(ctx, scope))
  serveCall(app, ctx, calls.setLocationMember, ({ scope, params: { id }, body }) =>
    setMember(ctx, scope, { id, ...body }),
  )
  serveCall(app, ctx, calls.moveBgcCase, ({ scope, params: { id }, body }) => moveCase(ctx, scope, { id, ...body }))
}
