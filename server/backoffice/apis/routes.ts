import {
  setProductNotice as noticeCall,
  turnProductOff as offCall,
  turnProductOn as onCall,
  removeProductNotice as removeNoticeCall,
} from '../../../contracts/calls/apis.ts'
import { listTrySources as sourcesCall, tryProduct as tryCall } from '../../../contracts/calls/trySources.ts'
import { apiProduct } from '../../../contracts/resources/apiProduct.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { noteProduct, switchProduct } from './changeProduct.ts'
import { listProducts, productsMatching } from './listProducts.ts'
import { showProduct } from './showProduct.ts'
import { listTrySources, tryProduct } from './tryProduct.ts'

/** The catalogue of products for staff, and their switches. */
export function apisRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, apiProduct, {
    list: ({ locale }, query) => listProducts(ctx, query, locale),
    show: (_scope, id) => showProduct(ctx, id),
    async *stream({ locale }, filter) {
      yield* await productsMatching(ctx, filter, locale)
    },
  })
  serveCall(app, ctx, offCall, ({ scope, params: { product }, body: { reason, ...words } }) =>
    switchProduct(ctx, scope, { product, words, reason }),
  )
  serveCall(app, ctx, onCall, ({ scope, params: { product }, body: { reason } }) =>
    switchProduct(ctx, scope, { product, words: null, reason }),
  )
  serveCall(app, ctx, noticeCall, ({ scope, params: { product }, body: { reason, ...words } }) =>
    noteProduct(ctx, scope, { product, words, reason }),
  )
  serveCall(app, ctx, removeNoticeCall, ({ scope, params: { product }, body: { reason } }) =>
    noteProduct(ctx, scope, { product, words: null, reason }),
  )
  serveCall(app, ctx, sourcesCall, ({ params }) => listTrySources(ctx, params.product))
  serveCall(app, ctx, tryCall, ({ scope, params, body }) => tryProduct(ctx, scope, { ...params, ...body }))
}
