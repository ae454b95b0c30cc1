import { limits } from '../../../../contracts/limits.ts'
import { consumeRateLimit, resetRateLimit } from '../../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { type Owner, ownerId } from './owner.ts'

const { failures, windowMs } = limits.secondFactor

/** Staff are locked as after wrong passwords. */
const limitFor = (owner: Owner) =>
  'adminId' in owner
    ? { max: limits.adminLockout.failures, windowMs: limits.adminLockout.lockMs, fromLast: true }
    : { max: failures, windowMs }

const keyOf = (owner: Owner) => `second-factor:${ownerId(owner)}`

/** Counts a code that somebody tries for this owner, wherever and for whatever; answers what to say once there were too many. */
export async function consumeSecondFactorAttempt(
  ctx: Context,
  { locale }: Scope,
  owner: Owner,
): Promise<string | null> {
  const { allowed, retryAfterSeconds } = await consumeRateLimit(ctx, keyOf(owner), limitFor(owner))
  if (allowed) return null
  return translate(locale, 'secondFactor.locked', { minutes: Math.ceil(retryAfterSeconds / 60) })
}

/** The right code forgets the wrong ones. */
export const resetSecondFactorAttempts = (ctx: Context, owner: Owner): Promise<void> =>
  resetRateLimit(ctx, keyOf(owner))

/** `countTry` for calls that answer with a real status. Throws `too_many_requests`. */
export async function consumeSecondFactorAttemptOrThrow(ctx: Context, scope: Scope, owner: Owner): Promise<void> {
  const locked = await consumeSecondFactorAttempt(ctx, scope, owner)
  if (locked) throw new Problem('too_many_requests', locked)
}
