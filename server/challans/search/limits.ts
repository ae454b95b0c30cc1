import { challanLimits } from '../../../contracts/challanLimits.ts'
import { hitOrThrow } from '../../platform/access/rateLimit.ts'
import { limitKeys } from '../../platform/access/rateLimitKeys.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Looker } from './presentRows.ts'

/** Counts one vehicle against whoever looks, and on the public pages against the network address too. Throws `too_many_requests`. */
export async function countLookup(ctx: Context, scope: Scope, looker: Looker): Promise<void> {
  const { perUser, perPhone, perAddress, windowMs } = challanLimits.lookups
  if ('userId' in looker) return hitOrThrow(ctx, scope, `challans:${looker.userId}`, { max: perUser, windowMs })
  const keys = limitKeys(ctx, 'challans', looker.phoneIndex, scope)
  await Promise.all([
    hitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs }),
    hitOrThrow(ctx, scope, keys.identifier, { max: perPhone, windowMs }),
  ])
}
