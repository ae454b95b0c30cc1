import * as calls from '../../../contracts/calls/payments.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { receiveWebhook } from './webhook.ts'

/** The gateway's webhook, in a scope of its own: its body stays the bytes that were signed. */
export function reconciliationRoutes(app: App, ctx: HttpContext): void {
  void app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    serveCall(scope, ctx, calls.paymentWebhook, async ({ request }) => {
      const signature = request.headers['x-razorpay-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await receiveWebhook(ctx, body, typeof signature === 'string' ? signature : undefined)
      return { received: true as const }
    })
  })
}
