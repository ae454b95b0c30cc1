import { sandboxGoogleCerts, sandboxGoogleToken } from '../../contracts/calls/google.ts'
import { sandboxAccounts, sandboxMessages } from '../../contracts/calls/sandbox.ts'
import { sandboxCerts, sandboxToken } from '../people/accounts/google/sandboxIssuer.ts'
import { serve } from '../platform/http/serve.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { seededAccounts } from './accounts.ts'
import { listMessages } from './messages.ts'
import { onlyHere } from './onlyHere.ts'

export function sandboxRoutes(app: App, ctx: HttpContext): void {
  serve(app, ctx, sandboxAccounts, async ({ request }) => {
    onlyHere(ctx.config, request.headers.host)
    return seededAccounts.map(({ role, email, phone, password, apiKeys: [...apiKeys] }) => ({
      role,
      email,
      phone,
      password,
      apiKeys,
    }))
  })
  serve(app, ctx, sandboxMessages, ({ request, query }) => {
    onlyHere(ctx.config, request.headers.host)
    return listMessages(ctx, query.to)
  })
  serve(app, ctx, sandboxGoogleCerts, async ({ request }) => {
    onlyHere(ctx.config, request.headers.host)
    return sandboxCerts(ctx)
  })
  serve(app, ctx, sandboxGoogleToken, async ({ request, body }) => {
    onlyHere(ctx.config, request.headers.host)
    return { credential: await sandboxToken(ctx, body) }
  })
}
