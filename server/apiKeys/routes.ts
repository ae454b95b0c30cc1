import { apiKey } from '../../contracts/resources/apiKey.ts'
import { serveResource } from '../http/serveResource.ts'
import type { App, HttpContext } from '../http/types.ts'
import { createApiKey } from './createApiKey.ts'
import { listApiKeys } from './listApiKeys.ts'
import { revokeApiKey } from './revokeApiKey.ts'

export function apiKeysRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, apiKey, {
    list: (scope, query) => listApiKeys(ctx, scope, query),
    create: (scope, asked) => createApiKey(ctx, scope, asked),
    remove: (scope, id) => revokeApiKey(ctx, scope, id),
  })
}
