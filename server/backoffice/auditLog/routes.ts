import { auditEvent } from '../../../contracts/resources/auditEvent.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { listAuditEvents, showAuditEvent, streamAuditEvents } from './listAuditEvents.ts'

export function auditLogRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, auditEvent, {
    list: (scope, query) => listAuditEvents(ctx, scope, query),
    show: (scope, id) => showAuditEvent(ctx, scope, id),
    stream: (scope, filter) => streamAuditEvents(ctx, scope, filter),
  })
}
