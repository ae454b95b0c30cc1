import { sandboxApprove, sandboxPay } from '../../../contracts/calls/sandboxCheckout.ts'
import type { CheckoutState } from '../../../contracts/money/paymentPages.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { notFound } from '../../platform/problem.ts'
import { assertSandboxHost } from '../assertSandboxHost.ts'
import { approveInSandbox, findSandboxOrder, payInSandbox } from './pay.ts'

/** The calls of the sandbox gateway's checkout, where it is configured; server/app/pages serves the page itself. */
export function checkoutRoutes(app: App, ctx: HttpContext): void {
  if (ctx.config.production) return
  serveCall(app, ctx, sandboxPay, ({ scope, request, body }) => {
    assertAvailable(ctx, request.headers.host)
    return payInSandbox(ctx, scope, body)
  })
  serveCall(app, ctx, sandboxApprove, ({ scope, request, body }) => {
    assertAvailable(ctx, request.headers.host)
    return approveInSandbox(ctx, scope, body)
  })
}

/** What the page of an order shows. Throws `not_found` for an unknown order, and what `assertAvailable` throws. */
export async function openCheckoutPage(
  ctx: HttpContext,
  host: string | undefined,
  query: { order: string; return?: string | undefined },
): Promise<CheckoutState> {
  assertAvailable(ctx, host)
  const order = await findSandboxOrder(ctx, query.order)
  if (!order) throw notFound('order')
  const { id, amount, currency } = order
  return { order: { id, amount, currency }, returnTo: ownPath(query.return) }
}

function assertAvailable({ config }: HttpContext, host: string | undefined): void {
  assertSandboxHost(config, host)
  if (config.PAYMENTS !== 'sandbox') throw notFound('page')
}

/** Accepts only paths of this server, to prevent open redirects. */
const ownPath = (path: string | undefined): string | null => (path && /^\/(?![/\\])/.test(path) ? path : null)
