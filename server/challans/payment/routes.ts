import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { z } from 'zod'
import * as calls from '../../../contracts/calls/challanPayment.ts'
import { mounts } from '../../../contracts/calls/define.ts'
import { maskIdentifier } from '../../../contracts/identifiers.ts'
import { paths } from '../../../contracts/paths.ts'
import { maskValue } from '../../checks/verifications/masking.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import type { Scope } from '../../platform/context.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { type BrandRow, findOrderBrand, presentBrand } from '../brands/find.ts'
import { daysAfter, promisedDays, slowestRoute } from '../brands/promise.ts'
import { findByCode, itemsOf, type OrderRow, paymentUrl } from '../common/orders.ts'
import { openVehicle } from '../common/vehicleNumber.ts'
import { paymentPage } from './page.ts'
import { payFromWallet, readChallanWallet } from './payFromWallet.ts'
import { recordCheckoutClosed, verifyChallanPayment } from './receive.ts'
import { closeIfTaken, wasPaidSecond } from './rivals.ts'
import { startCard } from './startCard.ts'

const font = (file: string) => createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`)

/** Static files of the page, by file name. */
const files = {
  'challan-page.css': ['text/css; charset=utf-8', new URL('./page.css', import.meta.url)],
  'challan-page.js': ['text/javascript; charset=utf-8', new URL('./page.js', import.meta.url)],
  'challan-page-devanagari.woff2': [
    'font/woff2',
    font('noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'),
  ],
  // In the package the rupee sign is part of a file of 85 kB. The licence is beside the same file in src/theme/fonts.
  'challan-page-rupee.woff2': ['font/woff2', new URL('./rupee.woff2', import.meta.url)],
} as const

/** Limit per order for actions that call the gateway. */
const gatewayCalls = { max: 60, windowMs: 10 * 60_000 }

export function challanPaymentRoutes(app: App, ctx: HttpContext): void {
  const orderOf = async (code: string): Promise<OrderRow> => {
    const order = await findByCode(ctx.db, code)
    if (!order) throw notFound('order')
    return order
  }
  const limited = (scope: Scope, { id }: OrderRow) =>
    consumeRateLimitOrThrow(ctx, scope, `challan-pay:${id}`, gatewayCalls)

  serveCall(app, ctx, calls.challanPaymentPage, async ({ scope, params, query, reply }) => {
    const found = (await findByCode(ctx.db, params.code)) ?? null
    if (found && query.outcome) {
      await limited(scope, found)
      return reply.redirect(await resultUrl(ctx, scope, found, query), 303)
    }
    const order = found && (await closeIfTaken(ctx, found))
    const brand = order ? await findOrderBrand(ctx.db, order) : undefined
    reply
      .status(order ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
    return paymentPage({
      order,
      ...(await factsOf(ctx, order, brand)),
      ...resultUrls(order),
      brand: brand ? presentBrand(brand) : { title: ctx.config.BRAND_NAME, companyLogo: null, stylesheet: null },
      clientToken: ctx.config.CLIENT_TOKEN,
      locale: order?.locale ?? scope.locale,
    })
  })
  serveCall(app, ctx, calls.startChallanCard, async ({ scope, params }) => {
    const order = await orderOf(params.code)
    await limited(scope, order)
    return startCard(ctx, scope, order)
  })
  serveCall(app, ctx, calls.readChallanWallet, async ({ scope, params }) =>
    readChallanWallet(ctx, scope, await orderOf(params.code)),
  )
  serveCall(app, ctx, calls.payChallanFromWallet, async ({ scope, params }) => {
    const order = await orderOf(params.code)
    await payFromWallet(ctx, scope, order)
    return { status: 'paid' as const, next: resultUrls(order).paid }
  })
  for (const [name, [type, file]] of Object.entries(files)) {
    const content = readFileSync(file)
    app.get(`${mounts.payments}/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    )
  }
}

type Outcome = z.output<NonNullable<typeof calls.challanPaymentPage.query>>

/**
 * Handles the return from the checkout by asking the gateway. If it does not answer, the result page shows the payment as
 * pending. A payer who merely closed the form returns to this page and can try again.
 */
async function resultUrl(ctx: HttpContext, scope: Scope, order: OrderRow, { outcome, payment_id }: Outcome) {
  const { paid, failed } = resultUrls(order)
  if (payment_id) {
    try {
      const now = await verifyChallanPayment(ctx, scope, order, {
        paymentId: payment_id,
        isPaid: outcome === 'paid',
      })
      return now.status === 'failed' || now.status === 'expired' ? failed : paid
    } catch (error) {
      if (error instanceof Problem && error.code === 'unavailable') return outcome === 'paid' ? paid : failed
      throw error
    }
  }
  // A payer who has paid in another window must not be told that the payment failed.
  if (await recordCheckoutClosed(ctx, order)) return outcome === 'closed' ? paymentUrl(order.code) : failed
  return order.status === 'expired' ? failed : paid
}

/** What the page says about an order beside its sums. */
async function factsOf(ctx: HttpContext, order: OrderRow | null, brand: BrandRow | undefined) {
  if (!order) return { challans: 0, taken: 0, paidSecond: false, vehicle: null, settledBy: null, notified: null }
  const items = await itemsOf(ctx.db, order.id)
  const slowest = slowestRoute(
    promisedDays(ctx, brand),
    items.map(({ route }) => route),
  )
  const phone =
    order.phone_sealed && ctx.vault.open(order.phone_sealed, { column: 'challan_orders.phone_sealed', id: order.id })
  return {
    challans: items.length,
    taken: items.filter(({ taken_at }) => taken_at !== null).length,
    paidSecond: await wasPaidSecond(ctx, order),
    vehicle: maskValue('tail', openVehicle(ctx.vault, 'challan_orders', order)),
    settledBy: slowest && daysAfter(new Date(), slowest.days).toISOString(),
    notified: phone && maskIdentifier('phone', phone),
  }
}

/** Result pages of an order (A88, A119); their URLs contain only the order's code. */
function resultUrls(order: Pick<OrderRow, 'channel' | 'code'> | null): { paid: string; failed: string } {
  if (!order) return { paid: '/', failed: '/' }
  const [paid, failed] =
    order.channel === 'console' ? [paths.paymentSuccess, paths.paymentFailed] : [paths.challanPaid, paths.challanFailed]
  const query = new URLSearchParams({ order: order.code })
  return { paid: `${paid}?${query}`, failed: `${failed}?${query}` }
}
