import { addGstDetails, deleteGstDetails, getGstDetails } from '../../../contracts/calls/gst.ts'
import { serve } from '../../platform/http/serve.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { addGst } from './addGst.ts'
import { readGst } from './readGst.ts'
import { removeGst } from './removeGst.ts'

export function gstRoutes(app: App, ctx: HttpContext): void {
  serve(app, ctx, getGstDetails, ({ scope }) => readGst(ctx, scope))
  serve(app, ctx, addGstDetails, ({ scope, body }) => addGst(ctx, scope, body))
  serve(app, ctx, deleteGstDetails, ({ scope, params }) => removeGst(ctx, scope, params.id))
}
