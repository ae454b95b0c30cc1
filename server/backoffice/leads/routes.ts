import { contactForm, oceanDemoQuery } from '../../../contracts/calls/demo.ts'
import { handleLead as handleCall } from '../../../contracts/calls/leads.ts'
import { lead } from '../../../contracts/resources/lead.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { createLead } from './createLead.ts'
import { handleLead, listLeads, streamLeads } from './leads.ts'

export function leadsRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, oceanDemoQuery, ({ scope, body }) => createLead(ctx, scope, { kind: 'demo', ...body }))
  serveCall(app, ctx, contactForm, ({ scope, body }) => createLead(ctx, scope, { kind: 'contact', ...body }))
  serveResource(app, ctx, lead, {
    list: (_scope, query) => listLeads(ctx, query),
    stream: (_scope, filter) => streamLeads(ctx, filter),
  })
  serveCall(app, ctx, handleCall, ({ scope, params, body }) => handleLead(ctx, scope, params.id, body.handled))
}
