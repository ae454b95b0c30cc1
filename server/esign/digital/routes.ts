import { beginEsignLink, completeEsignLink } from '../../../contracts/calls/esignLinks.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { beginByLink, completeByLink } from './byCertificate.ts'

/** Digital signatures of recipients, by their link. */
export function digitalSigningRoutes(app: App, ctx: HttpContext): void {
  const agentOf = ({ headers }: { headers: { 'user-agent'?: string | undefined } }) => headers['user-agent'] ?? ''
  serveCall(app, ctx, beginEsignLink, ({ scope, body, request }) =>
    beginByLink(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, completeEsignLink, ({ scope, body, request }) =>
    completeByLink(ctx, { scope, agent: agentOf(request) }, body),
  )
}
