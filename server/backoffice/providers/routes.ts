import * as servers from '../../../contracts/calls/apiServers.ts'
import * as switching from '../../../contracts/calls/sourceRoutes.ts'
import { apiServer } from '../../../contracts/resources/apiServer.ts'
import { sourceRoute } from '../../../contracts/resources/sourceRoute.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { changeRoute, undoChange } from './changeRoute.ts'
import { endServerKeys, saveServer, setServerKeys, setServerPrice, switchServer } from './changeServer.ts'
import { dryRun } from './dryRun.ts'
import { listRoutes } from './listRoutes.ts'
import { listServers } from './listServers.ts'
import { showRoute } from './showRoute.ts'
import { showServer } from './showServer.ts'

/** The accounts with providers, and which of them answers what. */
export function providersRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, apiServer, {
    list: (_scope, query) => listServers(ctx, query),
    show: (_scope, id) => showServer(ctx, id),
  })
  serveCall(app, ctx, servers.saveApiServer, ({ scope, params, body }) => saveServer(ctx, scope, params.id, body))
  serveCall(app, ctx, servers.switchApiServer, ({ scope, params, body }) => switchServer(ctx, scope, params.id, body))
  serveCall(app, ctx, servers.setApiServerKeys, ({ scope, params, body }) => setServerKeys(ctx, scope, params.id, body))
  serveCall(app, ctx, servers.endApiServerKeys, ({ scope, params, body }) => endServerKeys(ctx, scope, params, body))
  serveCall(app, ctx, servers.setApiServerPrice, ({ scope, params, body }) =>
    setServerPrice(ctx, scope, params.id, body),
  )

  serveResource(app, ctx, sourceRoute, {
    list: ({ locale }, query) => listRoutes(ctx, query, locale),
    show: (_scope, id) => showRoute(ctx, id),
  })
  serveCall(app, ctx, switching.changeRoute, ({ scope, params, body }) => changeRoute(ctx, scope, params.product, body))
  serveCall(app, ctx, switching.undoRoute, ({ scope, params, body }) =>
    undoChange(ctx, scope, params.product, body.route),
  )
  serveCall(app, ctx, switching.dryRunRoute, ({ scope, params, body }) => dryRun(ctx, scope, params.product, body))
}
