import { readFileSync } from 'node:fs'
import { mounts } from '../../../contracts/calls/define.ts'
import { sandboxApprove, sandboxCheckoutPage, sandboxPay } from '../../../contracts/calls/sandboxCheckout.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { notFound } from '../../platform/problem.ts'
import { assertSandboxHost } from '../assertSandboxHost.ts'
import { checkoutPage } from './page.ts'
import { approveInSandbox, findSandboxOrder, payInSandbox } from './pay.ts'

const files = {
  'checkout.css': ['text/css; charset=utf-8', new URL('./checkout.css', import.meta.url)],
  'checkout.js': ['text/javascript; charset=utf-8', new URL('./checkout.js', import.meta.url)],
} as const

/** The sandbox gateway's checkout; only available when the sandbox gateway is configured. */
export function checkoutRoutes(app: App, ctx: HttpContext): void {
  if (ctx.config.production) return
  const assertAvailable = (host: string | undefined) => {
    assertSandboxHost(ctx.config, host)
    if (ctx.config.PAYMENTS !== 'sandbox') throw notFound('page')
  }
  serveCall(app, ctx, sandboxCheckoutPage, async ({ scope, request, reply, query }) => {
    assertAvailable(request.headers.host)
    const order = await findSandboxOrder(ctx, query.order)
    if (!order) throw notFound('order')
    const { BRAND_NAME: brandName } = ctx.config
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    return checkoutPage({ order, returnTo: ownPath(query.return), brandName, locale: scope.locale })
  })
  serveCall(app, ctx, sandboxPay, ({ scope, request, body }) => {
    assertAvailable(request.headers.host)
    return payInSandbox(ctx, scope, body)
  })
  serveCall(app, ctx, sandboxApprove, ({ scope, request, body }) => {
    assertAvailable(request.headers.host)
    return approveInSandbox(ctx, scope, body)
  })
  for (const [name, [type, file]] of Object.entries(files)) {
    const text = readFileSync(file, 'utf8')
    app.get(`${mounts.sandbox}/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    )
  }
}

/** Accepts only paths of this server, to prevent open redirects. */
const ownPath = (path: string | undefined): string | null => (path && /^\/(?![/\\])/.test(path) ? path : null)
