import { sandboxGoogleCerts, sandboxGoogleToken } from '../../contracts/calls/google.ts'
import { sandboxAccounts, sandboxMessages } from '../../contracts/calls/sandbox.ts'
import { sandboxCerts, sandboxToken } from '../people/accounts/google/sandboxIssuer.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { seededAccounts } from './accounts.ts'
import { assertSandboxHost } from './assertSandboxHost.ts'
import { listMessages } from './messages.ts'

/** Nothing is served in production, so that every path answers 404, whatever is sent. */
export function sandboxRoutes(app: App, ctx: HttpContext): void {
  if (ctx.config.production) return
  serveCall(app, ctx, sandboxAccounts, async ({ request }) => {
    assertSandboxHost(ctx.config, request.headers.host)
    return seededAccounts.map(({ role, email, phone, password, apiKeys: [...apiKeys] }) => ({
      role,
      email,
      phone,
      password,
      apiKeys,
    }))
  })
  serveCall(app, ctx, sandboxMessages, ({ request, query }) => {
    assertSandboxHost(ctx.config, request.headers.host)
    return listMessages(ctx, recipientOf(query.to))
  })
  serveCall(app, ctx, sandboxGoogleCerts, async ({ request }) => {
    assertSandboxHost(ctx.config, request.headers.host)
    return sandboxCerts(ctx)
  })
  serveCall(app, ctx, sandboxGoogleToken, async ({ request, body }) => {
    assertSandboxHost(ctx.config, request.headers.host)
    return { credential: await sandboxToken(ctx, body) }
  })
}

/** As messages are addressed: an Indian number may be given as people write it, without +91. */
function recipientOf(to: string | undefined): string | undefined {
  const digits = to?.replaceAll(/[\s-]/g, '')
  return digits && /^[6-9]\d{9}$/.test(digits) ? `+91${digits}` : to
}
