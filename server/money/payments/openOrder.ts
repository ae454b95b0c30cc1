import type { z } from 'zod'
import type { createPaymentOrder } from '../../../contracts/calls/payments.ts'
import {
  quoteTopUp,
  type TopUpCurrency,
  type TopUpQuote,
  type TopUpWallet,
  taxOn,
} from '../../../contracts/money/topUp.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import { actorId, type CustomerActor } from '../../platform/identity/actors.ts'
import { withIdPrefix } from '../../platform/identity/ids.ts'
import { translate } from '../../platform/translate.ts'
import { buyerOf, gstOf } from '../invoices/parties.ts'
import { type PaymentOrderRow, withGatewayErrors } from './paymentOrders.ts'

type Reply = z.input<typeof createPaymentOrder.reply>

interface Wanted {
  purpose: PaymentOrderRow['purpose']
  wallet: TopUpWallet
  currency: TopUpCurrency
  sum: TopUpQuote
  usdPerInr: number | null
  /** The GST details that the customer chose. */
  gstId: string | null | undefined
}

/** After this time an order that never reached the gateway expires, and the gateway is asked about any other. */
const FIRST_LOOK_MS = 5 * 60_000

/**
 * Creates an order at the gateway after recording our own: if the process dies between the two, nobody can have paid. Throws
 * `unavailable` if the gateway does not respond, and `too_many_requests`.
 */
export async function openOrder(
  ctx: Context,
  scope: Scope<CustomerActor>,
  wanted: Wanted,
  attempt: Attempt,
): Promise<Reply> {
  const id = withIdPrefix('ord', attempt.id)
  const { userId } = scope.actor
  const gst = await gstOf(ctx, userId, wanted.gstId)
  if (wanted.gstId && !gst) return { code: codes.notFound, message: translate(scope.locale, 'payments.noGst') }
  await consumeRateLimitOrThrow(ctx, scope, `order:${userId}`, limits.paymentOrders)
  const { payer, buyer } = await buyerOf(ctx, userId, gst)
  const { sum, currency, wallet, usdPerInr } = wanted
  await keep(ctx, scope, id, wanted, JSON.stringify(buyer))
  const order_id = await orderedAlready(ctx, id).then(
    earlier => earlier ?? atGateway(ctx, scope, { receipt: id, amount: sum.total, currency }),
  )
  return {
    code: codes.ok,
    message: translate(scope.locale, 'payments.ordered'),
    order_id,
    key_id: ctx.payments.keyId,
    total: sum.total,
    base: sum.base,
    tax: sum.tax,
    currency,
    walletName: wallet,
    creditPaise: sum.creditPaise,
    usdPerInr,
    checkout: ctx.payments.checkout(order_id, payer),
  }
}

const keep = ({ db, vault, payments }: Context, { actor }: Scope, id: string, wanted: Wanted, buyer: string) =>
  db
    .insertInto('payment_orders')
    .values({
      id,
      user_id: (actor as CustomerActor).userId,
      gateway: payments.name,
      purpose: wanted.purpose,
      wallet: wanted.wallet,
      currency: wanted.currency,
      charged_minor: wanted.sum.total,
      credit_paise: wanted.sum.creditPaise,
      tax_paise: taxOn(wanted.sum.creditPaise),
      usd_per_inr: wanted.usdPerInr,
      buyer_sealed: vault.seal(buyer, { column: 'payment_orders.buyer_sealed', id }),
      ordered_by: actorId(actor),
      check_at: new Date(Date.now() + FIRST_LOOK_MS),
    })
    .onConflict(same => same.column('id').doNothing())
    .execute()

/** Only for an attempt that resumes an interrupted one. */
const orderedAlready = async ({ db }: Context, id: string) => {
  const row = await db
    .selectFrom('payment_orders')
    .select('gateway_order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.gateway_order_id
}

async function atGateway(
  ctx: Context,
  scope: Scope,
  input: { receipt: string; amount: number; currency: TopUpCurrency },
): Promise<string> {
  const row = () => ctx.db.updateTable('payment_orders').where('id', '=', input.receipt)
  try {
    const { orderId } = await withGatewayErrors(scope, () => ctx.payments.createOrder(input))
    await row().set({ gateway_order_id: orderId }).execute()
    return orderId
  } catch (error) {
    await row().set({ status: 'failed', reason: 'The gateway did not accept the order.', check_at: null }).execute()
    throw error
  }
}

type TopUpRequest = z.output<NonNullable<typeof createPaymentOrder.body>>

/** Orders a top-up: bounds (A65, A66), tax, and for dollars the rate of this moment. Rupees never wait for the rate service (A73). */
export async function createOrder(ctx: Context, scope: Scope<CustomerActor>, input: TopUpRequest, attempt: Attempt) {
  const { amount, currency, walletName: wallet, gstId } = input
  const rate = currency === 'USD' ? await ctx.rates.usd() : null
  const usdPerInr = rate?.usdPerInr ?? null
  const result = quoteTopUp(amount, currency, usdPerInr)
  if (!result.ok) return { code: codes.badInput, message: translate(scope.locale, `payments.${result.problem}`) }
  return openOrder(ctx, scope, { purpose: 'topUp', wallet, currency, sum: result.sum, usdPerInr, gstId }, attempt)
}
