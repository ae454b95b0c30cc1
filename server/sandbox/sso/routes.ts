import * as calls from '../../../contracts/calls/sandboxSso.ts'
import {
  answerRequest,
  isOurCallback,
  peopleFor,
  SANDBOX_SSO,
  sandboxIssuerUrl,
} from '../../people/accounts/sso/sandboxIssuer.ts'
import { sandboxColleagues } from '../../people/accounts/sso/sandboxPeople.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { assertSandboxHost } from '../assertSandboxHost.ts'
import { sandboxSsoPage, sandboxSsoStyle } from './page.ts'

/** The pages of the sandbox's issuer of single sign-on. What it answers servers stays within the process (`issuerFetch.ts`). */
export function sandboxSsoRoutes(app: App, ctx: HttpContext): void {
  const { config } = ctx
  if (config.production) return
  const requireOurs = (request: calls.SandboxSsoRequest) => {
    if (request.client_id !== SANDBOX_SSO.clientId || !isOurCallback(ctx, request.redirect_uri))
      throw new Problem('bad_request', "The sandbox's issuer knows this installation's own client and callback only.")
  }
  serveCall(app, ctx, calls.sandboxSsoPage, async ({ scope, request, query, reply }) => {
    assertSandboxHost(config, request.headers.host)
    requireOurs(query)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(sandboxSsoPage(config, scope.locale, query))
  })
  serveCall(app, ctx, calls.chooseSandboxSsoPerson, async ({ request, query, reply }) => {
    assertSandboxHost(config, request.headers.host)
    const { person: email, ...asked } = query
    requireOurs(asked)
    const person = peopleFor(ctx, asked.redirect_uri).find(one => one.email === email)
    if (!person) throw notFound('person')
    return reply.header('cache-control', 'no-store').redirect(answerRequest(ctx, asked, person).href, 303)
  })
  serveCall(app, ctx, calls.sandboxSsoStyle, async ({ request, reply }) => {
    assertSandboxHost(config, request.headers.host)
    return reply.type('text/css; charset=utf-8').send(sandboxSsoStyle)
  })
  serveCall(app, ctx, calls.listSandboxSso, async ({ scope, request }) => {
    assertSandboxHost(config, request.headers.host)
    const people = sandboxColleagues.map(({ email, about }) => ({ email, about: about[scope.locale] }))
    return { issuer: sandboxIssuerUrl(ctx), ...SANDBOX_SSO, people }
  })
}
