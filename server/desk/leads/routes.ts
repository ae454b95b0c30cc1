import { contactForm, oceanDemoQuery } from '../../../contracts/calls/demo.ts'
import { exportLeads as exportCall, handleLead as handleCall } from '../../../contracts/calls/leads.ts'
import { lead } from '../../../contracts/resources/lead.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { parseFilter, serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { createLead } from './createLead.ts'
import { exportLeads, handleLead, listLeads } from './leads.ts'

export function leadsRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, oceanDemoQuery, ({ scope, body }) => createLead(ctx, scope, { kind: 'demo', ...body }))
  serveCall(app, ctx, contactForm, ({ scope, body }) => createLead(ctx, scope, { kind: 'contact', ...body }))
  serveResource(app, ctx, lead, { list: (_scope, query) => listLeads(ctx.db, query) })
  serveCall(app, ctx, handleCall, ({ scope, params, body }) => handleLead(ctx, scope, params.id, body.handled))
  serveCall(app, ctx, exportCall, async ({ scope, query, reply }) => {
    const csv = await exportLeads(ctx, scope, parseFilter(lead, query.filter))
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="requests.csv"')
    return csv
  })
}
