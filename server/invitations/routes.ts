import * as calls from '../../contracts/calls/invitations.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { declineByLink } from './decline.ts'
import { handOverByLink } from './handOver.ts'
import type { InvitationKinds } from './kind.ts'
import { openLink } from './open.ts'
import { sendCode } from './prove.ts'
import { readLink } from './read.ts'

/** The calls of the page of whoever is asked, for the kinds of all wings. */
export function invitationRoutes(app: App, ctx: HttpContext, kinds: InvitationKinds): void {
  const agentOf = ({ headers }: { headers: { 'user-agent'?: string | undefined } }) => headers['user-agent'] ?? ''
  serveCall(app, ctx, calls.readInvitation, ({ scope, body }) => readLink(ctx, scope, kinds, body.token))
  serveCall(app, ctx, calls.sendInvitationCode, ({ scope, body, request }) =>
    sendCode(ctx, { scope, agent: agentOf(request) }, kinds, body.token),
  )
  serveCall(app, ctx, calls.openInvitation, ({ scope, body, request }) =>
    openLink(ctx, { scope, agent: agentOf(request) }, kinds, body),
  )
  serveCall(app, ctx, calls.declineInvitation, ({ scope, body, request }) =>
    declineByLink(ctx, { scope, agent: agentOf(request) }, kinds, body),
  )
  serveCall(app, ctx, calls.handOverInvitation, ({ scope, body, request }) =>
    handOverByLink(ctx, { scope, agent: agentOf(request) }, kinds, body),
  )
}
