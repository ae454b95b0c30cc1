import {
  getIpHits as figuresCall,
  setIpEntryDisabled as switchCall,
  testIpAddress as testCall,
} from '../../../contracts/calls/ipAllowList.ts'
import { customerIpAllowListEntry, ipAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { ipHit } from '../../../contracts/resources/ipHit.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { parseFilter, serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { listCustomerIpAllowLists, setIpEntryDisabled } from './customerIpAllowLists.ts'
import { addIpEntry, labelIpEntry, listIpEntries, removeIpEntry, testIpAddress } from './ipEntries.ts'
import { ipHitFigures, listIpHits, streamIpHits } from './ipHits.ts'

/** From where live keys may be used, and from where they are. */
export function ipAllowListRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, ipAllowListEntry, {
    list: (scope, query) => listIpEntries(ctx, scope, query),
    create: (scope, body) => addIpEntry(ctx, scope, body),
    update: (scope, id, body) => labelIpEntry(ctx, scope, id, body),
    remove: (scope, id) => removeIpEntry(ctx, scope, id),
  })
  serveCall(app, ctx, testCall, ({ scope, query }) => testIpAddress(ctx, scope, query.address))
  serveResource(app, ctx, customerIpAllowListEntry, {
    list: (_scope, query) => listCustomerIpAllowLists(ctx, query),
  })
  serveCall(app, ctx, switchCall, ({ scope, params, body }) => setIpEntryDisabled(ctx, scope, params.id, body))
  serveResource(app, ctx, ipHit, {
    list: (_scope, query) => listIpHits(ctx, query),
    stream: (_scope, filter) => streamIpHits(ctx, filter),
  })
  serveCall(app, ctx, figuresCall, ({ query }) => ipHitFigures(ctx, parseFilter(ipHit, query.filter)))
}
