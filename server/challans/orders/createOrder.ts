import type { z } from 'zod'
import type { createChallanOrder } from '../../../contracts/calls/challans.ts'
import type { vehicleEchallanPayment } from '../../../contracts/calls/publicChallans.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { blockedReply } from '../clients/blockedReply.ts'
import { noteEndUser } from '../clients/endUsers.ts'
import { verifyChallanAccess } from '../common/access.ts'
import { paymentUrl } from '../common/orders.ts'
import { type PlaceOrderResult, placeOrder } from './place.ts'

type OrderBody = z.output<NonNullable<typeof createChallanOrder.body>>
type PublicOrderBody = z.output<NonNullable<typeof vehicleEchallanPayment.body>>

/** Orders that one payer may begin, each of which may ask the source and the gateway. */
const orders = { max: 120, windowMs: 10 * 60_000 }

/**
 * Creates an order on the console. Answers 107, with the challans in the message, when something is not payable or its price has
 * changed. Throws `unavailable` and `too_many_requests`.
 */
export async function createOrder(ctx: Context, scope: Scope<CustomerActor>, body: OrderBody) {
  const { userId } = scope.actor
  await consumeRateLimitOrThrow(ctx, scope, `challan-order:${userId}`, orders)
  const placed = await placeOrder(ctx, scope, { userId }, body)
  const message = messageOf(scope, placed)
  if (placed.outcome === 'ordered') return { code: codes.ok, message, paymentUrl: paymentUrl(placed.order.code) }
  return { code: placed.outcome === 'unknown' ? codes.notFound : codes.conflict, message }
}

/**
 * Creates an order for a citizen. Codes are HTTP's own; `nonPaidChallans` lists what cannot be paid and is empty when a price has
 * changed (A99, A119).
 */
export async function createPublicOrder(ctx: Context, scope: Scope, body: PublicOrderBody) {
  const access = await verifyChallanAccess(ctx, body.accessToken)
  if (!access) return { code: 401 as const, message: translate(scope.locale, 'challans.access') }
  if (await noteEndUser(ctx.db, access)) return blockedReply(scope.locale)
  await consumeRateLimitOrThrow(ctx, scope, `challan-order:${access.phoneIndex}`, orders)
  const placed = await placeOrder(ctx, scope, access, body).catch(unavailableOnly)
  if (placed instanceof Problem) return { code: 503 as const, message: placed.message }
  const message = messageOf(scope, placed)
  if (placed.outcome === 'unknown') return { code: 404 as const, message }
  if (placed.outcome === 'ordered')
    return { code: 200 as const, message, paymentUrl: paymentUrl(placed.order.code), nonPaidChallans: [] }
  return {
    code: 409 as const,
    message,
    nonPaidChallans: 'challanNumbers' in placed ? placed.challanNumbers : [],
  }
}

function unavailableOnly(error: unknown): Problem {
  if (error instanceof Problem && error.code === 'unavailable') return error
  throw error
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** How many challans the message names; the rest are counted. */
const MAX_NAMED = 5

function messageOf({ locale }: Scope, placed: PlaceOrderResult): string {
  if (placed.outcome === 'waiting') {
    const names = placed.challanNumbers.slice(0, MAX_NAMED).join(', ')
    return translate(locale, 'challanOrders.waiting', { names, time: clock.format(new Date(placed.until)) })
  }
  if (placed.outcome !== 'nonPaid') return translate(locale, `challanOrders.${placed.outcome}`)
  const { challanNumbers } = placed
  const names = challanNumbers.slice(0, MAX_NAMED).join(', ')
  const more = challanNumbers.length - MAX_NAMED
  return more > 0
    ? translate(locale, 'challanOrders.nonPaidMore', { names, more })
    : translate(locale, 'challanOrders.nonPaid', { names })
}
