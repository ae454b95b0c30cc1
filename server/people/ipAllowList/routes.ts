import {
  exportIpHits as exportCall,
  getIpHits as figuresCall,
  switchAddress as switchCall,
  testAddress as testCall,
} from '../../../contracts/calls/addresses.ts'
import { allowedAddress, customerAddress } from '../../../contracts/resources/allowedAddress.ts'
import { ipHit } from '../../../contracts/resources/ipHit.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { serve } from '../../platform/http/serve.ts'
import { parseFilter, serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { addAddress } from './addAddress.ts'
import { labelAddress, removeAddress } from './changeAddress.ts'
import { exportIpHits } from './exportIpHits.ts'
import { ipHitFigures, listIpHits } from './ipHits.ts'
import { listAddresses } from './listAddresses.ts'
import { listCustomerAddresses } from './listCustomerAddresses.ts'
import { switchAddress } from './switchAddress.ts'
import { testAddress } from './testAddress.ts'

/** From where live keys may be used, and from where they are. */
export function addressesRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, allowedAddress, {
    list: (scope, query) => listAddresses(ctx, scope, query),
    create: (scope, asked) => addAddress(ctx, scope, asked),
    update: (scope, id, asked) => labelAddress(ctx, scope, id, asked),
    remove: (scope, id) => removeAddress(ctx, scope, id),
  })
  serve(app, ctx, testCall, ({ scope, query }) => testAddress(ctx, scope, query.address))
  serveResource(app, ctx, customerAddress, { list: (_scope, query) => listCustomerAddresses(ctx.db, query) })
  serve(app, ctx, switchCall, ({ scope, params, body }) => switchAddress(ctx, scope, params.id, body))
  serveResource(app, ctx, ipHit, { list: (_scope, query) => listIpHits(ctx.db, query) })
  serve(app, ctx, figuresCall, async ({ scope, query }) => {
    requireAccess(scope, 'list', 'admin.addresses')
    return ipHitFigures(ctx.db, parseFilter(ipHit, query.filter))
  })
  serve(app, ctx, exportCall, async ({ scope, query, reply }) => {
    const csv = await exportIpHits(ctx, scope, parseFilter(ipHit, query.filter))
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="ip-hits.csv"')
    return csv
  })
}
