import { limits } from '../../../../contracts/limits.ts'
import { consumeRateLimit, resetRateLimit } from '../../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { type Owner, ownerId } from './factors.ts'

const { failures, windowMs } = limits.secondFactor

/** Staff are locked out as after wrong passwords. */
const limitFor = (owner: Owner) =>
  'adminId' in owner
    ? { max: limits.adminLockout.failures, windowMs: limits.adminLockout.lockMs, fromLast: true }
    : { max: failures, windowMs }

const keyOf = (owner: Owner) => `second-factor:${ownerId(owner)}`

/**
 * Counts an attempt at the owner's second factor, whatever call it comes from; returns the message to show once there have been
 * too many.
 */
export async function consumeSecondFactorAttempt(
  ctx: Context,
  { locale }: Scope,
  owner: Owner,
): Promise<string | null> {
  const { allowed, retryAfterSeconds } = await consumeRateLimit(ctx, keyOf(owner), limitFor(owner))
  if (allowed) return null
  return translate(locale, 'secondFactor.locked', { smart_count: Math.ceil(retryAfterSeconds / 60) })
}

/** Clears the count after a correct code. */
export const resetSecondFactorAttempts = (ctx: Context, owner: Owner): Promise<void> =>
  resetRateLimit(ctx, keyOf(owner))

/** `consumeSecondFactorAttempt` for calls that reply with an HTTP status. Throws `too_many_requests`. */
export async function consumeSecondFactorAttemptOrThrow(ctx: Context, scope: Scope, owner: Owner): Promise<void> {
  const locked = await consumeSecondFactorAttempt(ctx, scope, owner)
  if (locked) throw new Problem('too_many_requests', locked)
}

/** Attached to the `code` field, where the form shows it. */
export function wrongCodeProblem({ locale }: Scope): Problem {
  const message = translate(locale, 'secondFactor.wrong')
  return new Problem('bad_request', message, [{ field: 'code', message }])
}

type Why = 'alreadyOn' | 'notBegun' | 'notOn' | 'required'

/** The second factor is not in the state that the call requires. */
export const secondFactorConflict = ({ locale }: Scope, why: Why): Problem =>
  new Problem('conflict', translate(locale, `secondFactor.${why}`))
