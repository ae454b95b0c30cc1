import { contactForm, oceanDemoQuery } from '../../contracts/calls/demo.ts'
import { lead } from '../../contracts/resources/lead.ts'
import { serve } from '../http/serve.ts'
import { serveResource } from '../http/serveResource.ts'
import type { App, HttpContext } from '../http/types.ts'
import { listLeads } from './listLeads.ts'
import { takeLead } from './takeLead.ts'

export function leadsRoutes(app: App, ctx: HttpContext): void {
  serve(app, ctx, oceanDemoQuery, ({ scope, body }) => takeLead(ctx, scope, { kind: 'demo', ...body }))
  serve(app, ctx, contactForm, ({ scope, body }) => takeLead(ctx, scope, { kind: 'contact', ...body }))
  serveResource(app, ctx, lead, { list: (_scope, query) => listLeads(ctx.db, query) })
}
