import {
  exportApiLogs,
  exportApiRequests,
  exportUsage as exportUsageCall,
  getUsage,
  listSources,
  replayApiRequest,
} from '../../../contracts/calls/usage.ts'
import { apiLog, apiRequest } from '../../../contracts/resources/apiRequest.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { parseFilter, serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { exportLogs, exportRequests, exportUsage } from './exports.ts'
import { listLogs, listRequests, showLog, showRequest } from './listRequests.ts'
import { readUsage } from './readUsage.ts'
import { replayRequest } from './replay.ts'
import { listSourceNames } from './sourceNames.ts'

const periodOf = ({
  days = '30',
  mode = 'live',
}: {
  days?: string | undefined
  mode?: 'live' | 'test' | undefined
}) => ({
  days: Number(days),
  mode,
})

/** Usage of `/v1`: totals, and the individual requests. */
export function usageRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, getUsage, ({ scope, query }) =>
    readUsage(ctx.db, { userId: scope.actor.userId, ...periodOf(query) }),
  )
  serveCall(app, ctx, exportUsageCall, async ({ scope, query, reply }) =>
    sendAttachment(reply, 'api-usage.csv', await exportUsage(ctx, scope, periodOf(query))),
  )
  serveResource(app, ctx, apiRequest, {
    list: (scope, query) => listRequests(ctx, scope, query),
    show: (scope, id) => showRequest(ctx, scope, id),
  })
  serveCall(app, ctx, exportApiRequests, async ({ scope, query, reply }) => {
    const csv = await exportRequests(ctx, scope, parseFilter(apiRequest, query.filter))
    return sendAttachment(reply, 'api-requests.csv', csv)
  })
  serveResource(app, ctx, apiLog, {
    list: (_scope, query) => listLogs(ctx, query),
    show: (_scope, id) => showLog(ctx, id),
  })
  serveCall(app, ctx, exportApiLogs, async ({ scope, query, reply }) => {
    const csv = await exportLogs(ctx, scope, parseFilter(apiLog, query.filter))
    return sendAttachment(reply, 'api-logs.csv', csv)
  })
  serveCall(app, ctx, listSources, async () => ({ sources: listSourceNames() }))
  serveCall(app, ctx, replayApiRequest, ({ scope, params }) => replayRequest(ctx, scope, params.id))
}
