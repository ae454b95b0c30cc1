import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { OrderRow } from '../common/orders.ts'

/** Limit per order for actions that call the gateway. Throws `too_many_requests`. */
export const limitGatewayCalls = (ctx: Context, scope: Scope, { id }: OrderRow) =>
  consumeRateLimitOrThrow(ctx, scope, `challan-pay:${id}`, { max: 60, windowMs: 10 * 60_000 })
