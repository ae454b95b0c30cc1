import { replayDelivery, rotateWebhookSecret, sendTestEvent } from '../../../contracts/calls/webhooks.ts'
import { webhook, webhookDelivery } from '../../../contracts/resources/webhook.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { listDeliveries, replayOwnDelivery, sendTest, showDelivery } from './deliveries.ts'
import {
  changeEndpoint,
  createEndpoint,
  listEndpoints,
  ownEndpoint,
  removeEndpoint,
  rotateSecret,
} from './endpoints.ts'
import { presentEndpoint } from './present.ts'

export function webhooksRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, webhook, {
    list: (scope, query) => listEndpoints(ctx, scope, query),
    show: async (scope, id) => presentEndpoint(ctx.vault, await ownEndpoint(ctx.db, scope, id)),
    create: (scope, body) => createEndpoint(ctx, scope, body),
    update: (scope, id, body) => changeEndpoint(ctx, scope, id, body),
    remove: (scope, id) => removeEndpoint(ctx, scope, id),
  })
  serveResource(app, ctx, webhookDelivery, {
    list: (scope, query) => listDeliveries(ctx, scope, query),
    show: (scope, id) => showDelivery(ctx, scope, id),
  })
  serveCall(app, ctx, rotateWebhookSecret, ({ scope, params, body }) =>
    rotateSecret(ctx, scope, params.id, body.overlap),
  )
  serveCall(app, ctx, sendTestEvent, ({ scope, params }) => sendTest(ctx, scope, params.id))
  serveCall(app, ctx, replayDelivery, ({ scope, params }) => replayOwnDelivery(ctx, scope, params.id))
}
