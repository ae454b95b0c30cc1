import { challanLimits } from '../../../contracts/challanLimits.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import { rateLimitKeys } from '../../platform/access/rateLimitKeys.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Searcher } from './presentRows.ts'

/**
 * Counts one lookup against the account, or against the phone number and the network address on the public pages. Throws
 * `too_many_requests`.
 */
export async function consumeLookupLimit(ctx: Context, scope: Scope, looker: Searcher): Promise<void> {
  const { perUser, perPhone, perAddress, windowMs } = challanLimits.lookups
  if ('userId' in looker)
    return consumeRateLimitOrThrow(ctx, scope, `challans:${looker.userId}`, { max: perUser, windowMs })
  const keys = rateLimitKeys(ctx, 'challans', looker.phoneIndex, scope)
  await Promise.all([
    consumeRateLimitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs }),
    consumeRateLimitOrThrow(ctx, scope, keys.identifier, { max: perPhone, windowMs }),
  ])
}
