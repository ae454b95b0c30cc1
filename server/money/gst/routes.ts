import { addGstDetails, deleteGstDetails, getGstDetails } from '../../../contracts/calls/gst.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { addGst, readGst, removeGst } from './gst.ts'

export function gstRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, getGstDetails, ({ scope }) => readGst(ctx, scope))
  serveCall(app, ctx, addGstDetails, ({ scope, body }) => addGst(ctx, scope, body))
  serveCall(app, ctx, deleteGstDetails, ({ scope, params }) => removeGst(ctx, scope, params.id))
}
