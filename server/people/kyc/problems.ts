import { limits } from '../../../contracts/limits.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/** A value that its step cannot use, as an error of its field. */
export const fieldProblem = (field: string, message: string, at?: number) =>
  new Problem('bad_request', message, [{ field, message, ...(at !== undefined && { at }) }])

export const sourceUnavailableProblem = ({ locale }: Scope, source: string) =>
  new Problem('source_unavailable', translate(locale, 'kyc.sourceDown', { source }))

/** Counts a try at a step that asks a source or tells whether a code is right. Throws `too_many_requests`. */
export const consumeKycAttempt = (ctx: Context, scope: Scope<CustomerActor>, step: string) =>
  consumeRateLimitOrThrow(ctx, scope, `kyc-${step}:${scope.actor.userId}`, limits.kycTries)
