import { sandboxAccounts, sandboxMessages } from '../../contracts/calls/sandbox.ts'
import { seededAccounts } from '../db/seed/accounts.ts'
import { serve } from '../http/serve.ts'
import type { App, HttpContext } from '../http/types.ts'
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
}
