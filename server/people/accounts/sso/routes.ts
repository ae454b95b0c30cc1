import * as calls from '../../../../contracts/calls/sso.ts'
import { serveCall } from '../../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { userAgentOf } from '../client.ts'
import { addDomain, checkDomainNow, removeDomain } from './domains.ts'
import { finishSso, finishStaffSso } from './finish.ts'
import { takeFlow } from './flow.ts'
import { createIssuerFetch } from './issuerFetch.ts'
import { readSso, removeConnection, saveConnection, testConnection, turnConnection } from './settings.ts'
import { findSso, startSso, startStaffSso } from './start.ts'

export function ssoRoutes(app: App, ctx: HttpContext): void {
  const fetch = createIssuerFetch(ctx)
  serveCall(app, ctx, calls.findSso, ({ scope, body }) => findSso(ctx, scope, body.domain))
  serveCall(app, ctx, calls.startSso, ({ scope, body, reply }) => startSso(ctx, fetch, scope, body.domain, reply))
  serveCall(app, ctx, calls.startStaffSso, ({ scope, reply }) => startStaffSso(ctx, fetch, scope, reply))
  serveCall(app, ctx, calls.finishSso, ({ scope, body, request, reply }) =>
    finishSso(ctx, fetch, scope, body, { flow: takeFlow(ctx, request, reply), userAgent: userAgentOf(request) }),
  )
  serveCall(app, ctx, calls.finishStaffSso, ({ scope, body, request, reply }) =>
    finishStaffSso(ctx, fetch, scope, body, { flow: takeFlow(ctx, request, reply), userAgent: userAgentOf(request) }),
  )
  serveCall(app, ctx, calls.readSso, ({ scope }) => readSso(ctx, scope))
  serveCall(app, ctx, calls.saveSso, ({ scope, body }) => saveConnection(ctx, fetch, scope, body))
  serveCall(app, ctx, calls.testSso, ({ scope, body }) => testConnection(ctx, fetch, scope, body))
  serveCall(app, ctx, calls.turnSso, ({ scope, body }) => turnConnection(ctx, fetch, scope, body.on))
  serveCall(app, ctx, calls.removeSso, ({ scope }) => removeConnection(ctx, scope))
  serveCall(app, ctx, calls.addSsoDomain, async ({ scope, body }) => {
    await addDomain(ctx, scope, body.domain)
    return readSso(ctx, scope)
  })
  serveCall(app, ctx, calls.checkSsoDomain, ({ scope, params }) => checkDomainNow(ctx, scope, params.id))
  serveCall(app, ctx, calls.removeSsoDomain, async ({ scope, params }) => {
    await removeDomain(ctx, scope, params.id)
    return readSso(ctx, scope)
  })
}
