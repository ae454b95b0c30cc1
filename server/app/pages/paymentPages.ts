import type { FastifyReply } from 'fastify'
import { challanPaymentPage } from '../../../contracts/calls/challanPayment.ts'
import { sandboxEsignPage } from '../../../contracts/calls/sandboxAadhaarEsign.ts'
import { sandboxCheckoutPage } from '../../../contracts/calls/sandboxCheckout.ts'
import { findOwnHost } from '../../challans/hosts/serve.ts'
import { openPaymentPage } from '../../challans/payment/paymentPage.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { notFound } from '../../platform/problem.ts'
import { openSandboxEsignPage } from '../../sandbox/aadhaarEsign/routes.ts'
import { openCheckoutPage } from '../../sandbox/checkout/routes.ts'
import type { PublicBuild } from './publicBuild.ts'
import { drawPublicPage } from './publicPages.ts'

/** What these pages lack. */
const nothingElse = { unknown: false, example: null, trust: null }

/** The payment page of a challan order, the checkout of the sandbox gateway, and the page of the sandbox's provider of Aadhaar e-sign. All change with every visit. */
export function paymentPagesRoutes(app: App, ctx: HttpContext, build: PublicBuild | undefined): void {
  const draw = async (reply: FastifyReply, shown: Parameters<typeof drawPublicPage>[2]['shown']) => {
    if (!build) throw notFound('page')
    const own = await findOwnHost(ctx, reply.request)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    return drawPublicPage(ctx, build, { url: reply.request.url, canonical: null, shown, own })
  }
  serveCall(app, ctx, challanPaymentPage, async ({ scope, params, query, reply }) => {
    const opened = await openPaymentPage(ctx, scope, params.code, query)
    if ('redirect' in opened) return reply.redirect(opened.redirect, 303)
    if (opened.payment.view === 'unknown') reply.status(404)
    return draw(reply, { page: 'challanPayment', ...opened, ...nothingElse })
  })
  if (ctx.config.production) return
  serveCall(app, ctx, sandboxCheckoutPage, async ({ scope, request, query, reply }) => {
    const checkout = await openCheckoutPage(ctx, request.headers.host, query)
    return draw(reply, { page: 'sandboxCheckout', locale: scope.locale, brand: null, checkout, ...nothingElse })
  })
  serveCall(app, ctx, sandboxEsignPage, async ({ scope, request, query, reply }) => {
    const sandboxEsign = await openSandboxEsignPage(ctx, request.headers.host, query)
    return draw(reply, { page: 'sandboxEsign', locale: scope.locale, brand: null, sandboxEsign, ...nothingElse })
  })
}
