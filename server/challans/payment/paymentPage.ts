import type { z } from 'zod'
import type { challanPaymentPage } from '../../../contracts/calls/challanPayment.ts'
import type { ChallanBrand } from '../../../contracts/challans/challanBrand.ts'
import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import type { ChallanPaymentState } from '../../../contracts/money/paymentPages.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { maskValue } from '../../checks/verifications/masking.ts'
import type { Scope } from '../../platform/context.ts'
import type { HttpContext } from '../../platform/http/types.ts'
import { Problem } from '../../platform/problem.ts'
import { type BrandRow, findOrderBrand, presentBrand } from '../brands/find.ts'
import { daysAfter, promisedDays, slowestRoute } from '../brands/promise.ts'
import { findByCode, isUnpaid, itemsOf, type OrderRow, paymentUrl } from '../common/orders.ts'
import { openVehicle } from '../common/vehicleNumber.ts'
import { limitGatewayCalls } from './limitGatewayCalls.ts'
import { recordCheckoutClosed, verifyChallanPayment } from './receive.ts'
import { closeIfTaken, wasPaidSecond } from './rivals.ts'
import { hasUndecidedPayment } from './waiting.ts'

type Outcome = z.output<NonNullable<typeof challanPaymentPage.query>>

interface OpenedPage {
  payment: ChallanPaymentState
  brand: ChallanBrand | null
  locale: Locale
}

/** What the page of an order's code shows, or the URL to redirect to when the payer returns from the checkout. */
export async function openPaymentPage(
  ctx: HttpContext,
  scope: Scope,
  code: string,
  query: Outcome,
): Promise<OpenedPage | { redirect: string }> {
  const found = await findByCode(ctx.db, code)
  if (found && query.outcome) {
    await limitGatewayCalls(ctx, scope, found)
    return { redirect: await resultUrl(ctx, scope, found, query) }
  }
  if (!found) {
    const payment = { view: 'unknown' as const, next: paths.challanDetailed }
    return { payment, brand: null, locale: query.lang ?? scope.locale }
  }
  const order = await closeIfTaken(ctx, found)
  const brand = await findOrderBrand(ctx.db, order)
  return {
    payment: await stateOf(ctx, order, brand),
    brand: brand ? presentBrand(brand) : null,
    locale: query.lang ?? order.locale,
  }
}

/**
 * Handles the return from the checkout by asking the gateway. If it does not answer, the result page shows the payment
 * as pending. A payer who merely closed the form returns to this page and can try again.
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

async function stateOf(ctx: HttpContext, order: OrderRow, brand: BrandRow | undefined): Promise<ChallanPaymentState> {
  const { paid, failed } = resultUrls(order)
  const items = await itemsOf(ctx.db, order.id)
  if (order.status === 'expired' && items.some(({ taken_at }) => taken_at !== null))
    return { view: (await wasPaidSecond(ctx, order)) ? 'takenPaid' : 'taken', next: failed }
  if (order.status === 'expired') return { view: 'expired', next: failed }
  if (!isUnpaid(order)) return { view: 'alreadyPaid', next: paid }
  if (order.divergence !== null) return { view: 'diverged', next: failed }
  if (hasUndecidedPayment(order)) return { view: 'waiting', next: paid }
  const slowest = slowestRoute(
    promisedDays(ctx, brand),
    items.map(({ route }) => route),
  )
  const phone =
    order.phone_sealed && ctx.vault.open(order.phone_sealed, { column: 'challan_orders.phone_sealed', id: order.id })
  const { code, number, fines_paise, fees_paise, gst_paise, total_paise, reason } = order
  const payable = {
    code,
    number,
    vehicle: maskValue('tail', openVehicle(ctx.vault, 'challan_orders', order)),
    challans: items.length,
    finesPaise: fines_paise,
    feesPaise: fees_paise,
    gstPaise: gst_paise,
    totalPaise: total_paise,
    reason,
    settledBy: slowest && daysAfter(new Date(), slowest.days).toISOString(),
    notified: phone && maskIdentifier('phone', phone),
    takesWallet: order.channel === 'console',
  }
  return { view: 'payable', order: payable, next: failed }
}

/** Result pages of an order (A88, A119); their URLs contain only the order's code. */
export function resultUrls({ channel, code }: Pick<OrderRow, 'channel' | 'code'>): { paid: string; failed: string } {
  const [paid, failed] =
    channel === 'console' ? [paths.paymentSuccess, paths.paymentFailed] : [paths.challanPaid, paths.challanFailed]
  const query = new URLSearchParams({ order: code })
  return { paid: `${paid}?${query}`, failed: `${failed}?${query}` }
}
