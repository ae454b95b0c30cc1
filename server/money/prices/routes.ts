import {
  endUserPrice as endCall,
  exportPrices as exportCall,
  listPrices as ownCall,
} from '../../../contracts/calls/prices.ts'
import { basePrice } from '../../../contracts/resources/basePrice.ts'
import { userPrice } from '../../../contracts/resources/userPrice.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { listBasePrices, showBasePrice } from './basePrices.ts'
import { endUserPrice } from './changePrices.ts'
import { listUserPrices } from './listUserPrices.ts'
import { exportPrices, listPrices } from './ownPrices.ts'

/** Prices of answers: customers read them, staff set them. */
export function pricesRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, ownCall, ({ scope }) => listPrices(ctx, scope))
  serveCall(app, ctx, exportCall, async ({ scope, reply }) =>
    sendAttachment(reply, 'prices.csv', await exportPrices(ctx, scope)),
  )
  serveResource(app, ctx, basePrice, {
    list: ({ locale }, query) => listBasePrices(ctx, query, locale),
    show: (_scope, id) => showBasePrice(ctx, id),
  })
  serveResource(app, ctx, userPrice, { list: (_scope, query) => listUserPrices(ctx, query) })
  serveCall(app, ctx, endCall, ({ scope, params, body }) => endUserPrice(ctx, scope, params.id, body))
}
