import { rotateApiKey as rotateCall } from '../../../contracts/calls/apiKeys.ts'
import { apiKey } from '../../../contracts/resources/apiKey.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { changeApiKey, revokeApiKey } from './changeApiKey.ts'
import { createApiKey, rotateApiKey } from './createApiKey.ts'
import { listApiKeys, showApiKey } from './listApiKeys.ts'

export function apiKeysRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, apiKey, {
    list: (scope, query) => listApiKeys(ctx, scope, query),
    show: (scope, id) => showApiKey(ctx, scope, id),
    create: (scope, body) => createApiKey(ctx, scope, body),
    update: (scope, id, body) => changeApiKey(ctx, scope, id, body),
    remove: (scope, id) => revokeApiKey(ctx, scope, id),
  })
  serveCall(app, ctx, rotateCall, ({ scope, params, body }) => rotateApiKey(ctx, scope, params.id, body.overlap))
}
