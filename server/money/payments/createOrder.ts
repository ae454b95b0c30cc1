import type { z } from 'zod'
import type { createPaymentOrder } from '../../../contracts/calls/payments.ts'
import { codes } from '../../../contracts/codes.ts'
import { quoteTopUp } from '../../../contracts/topUp.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Attempt } from '../../platform/http/withIdempotency.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { openOrder } from './openOrder.ts'

type Asked = z.output<NonNullable<typeof createPaymentOrder.body>>

/** Orders a top-up: bounds (A65, A66), tax, and for dollars the rate of this moment. Rupees never wait for the rate service (A73). */
export async function createOrder(ctx: Context, scope: Scope<CustomerActor>, asked: Asked, attempt: Attempt) {
  const { amount, currency, walletName: wallet, gstId } = asked
  const rate = currency === 'USD' ? await ctx.rates.usd() : null
  const usdPerInr = rate?.usdPerInr ?? null
  const result = quoteTopUp(amount, currency, usdPerInr)
  if (!result.ok) return { code: codes.badInput, message: translate(scope.locale, `payments.${result.problem}`) }
  return openOrder(ctx, scope, { purpose: 'topUp', wallet, currency, sum: result.sum, usdPerInr, gstId }, attempt)
}
