import { limits } from '../../../../contracts/platform/limits.ts'
import { waitInWords } from '../../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { countAttempt } from '../signInAttempts.ts'
import { type Owner, ownerId } from './factors.ts'

/** Staff have as many free tries as with passwords. */
const attemptOf = (owner: Owner) => ({
  what: 'second-factor',
  identifier: ownerId(owner),
  owner,
  free: 'adminId' in owner ? limits.adminLockout.failures : limits.secondFactor.failures,
})

/**
 * Counts an attempt at the owner's second factor, whatever call it comes from. Returns the message to show if it has to wait,
 * and what forgets the attempts after a correct code.
 */
export async function consumeSecondFactorAttempt(ctx: Context, scope: Scope, owner: Owner) {
  const { wait, clear } = await countAttempt(ctx, scope, attemptOf(owner))
  if (wait === null) return { refusal: null, clear }
  const words = { wait: waitInWords(scope.locale, wait) }
  return { refusal: translate(scope.locale, 'secondFactor.locked', words), clear }
}

/** `consumeSecondFactorAttempt` for calls that reply with an HTTP status; returns `clear`. Throws `too_many_requests`. */
export async function consumeSecondFactorAttemptOrThrow(ctx: Context, scope: Scope, owner: Owner) {
  const { refusal, clear } = await consumeSecondFactorAttempt(ctx, scope, owner)
  if (refusal) throw new Problem('too_many_requests', refusal)
  return clear
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
