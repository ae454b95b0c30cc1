import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { translate } from '../../platform/translate.ts'
import { deleteAadhaarRequest, findAadhaarRequest, storeAadhaarRequest } from './aadhaarRequests.ts'
import { type IndividualKyc, presentIndividual } from './present.ts'
import { consumeKycAttempt, fieldProblem, sourceUnavailableProblem } from './problems.ts'
import { changeRecord, emptySubmission, findEditableRecord, outOfOrder } from './records.ts'

/** Has a code sent to the number's holder. Throws `bad_request` on the field, `conflict`, `source_unavailable`, `too_many_requests`. */
export async function sendAadhaarCode(
  ctx: Context,
  scope: Scope<CustomerActor>,
  aadhaar: string,
): Promise<{ sentTo: string }> {
  await beforeAadhaar(ctx, scope)
  await consumeKycAttempt(ctx, scope, 'aadhaar-code')
  const sent = await ctx.aadhaar.sendCode(scope, aadhaar).catch(noAnswer(ctx, scope))
  if (sent.outcome === 'missing') throw fieldProblem('aadhaar', translate(scope.locale, 'kyc.aadhaar.missing'))
  await storeAadhaarRequest(ctx, scope.actor.userId, aadhaar, sent.reference)
  return { sentTo: sent.sentTo ?? translate(scope.locale, 'kyc.aadhaar.linkedPhone') }
}

/** The number is forgotten with this check: its last four digits stay. Throws as `sendAadhaarCode` does. */
export async function verifyAadhaar(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { aadhaar, otp }: { aadhaar: string; otp: string },
): Promise<IndividualKyc> {
  const { userId } = scope.actor
  await beforeAadhaar(ctx, scope)
  await consumeKycAttempt(ctx, scope, 'aadhaar')
  const reference = await findAadhaarRequest(ctx, userId, aadhaar)
  const outcome =
    reference === null
      ? 'expired'
      : await ctx.aadhaar.verify(scope, { aadhaar, reference, otp }).catch(noAnswer(ctx, scope))
  if (outcome !== 'right') throw fieldProblem('otp', translate(scope.locale, 'kyc.aadhaar.codeWrong'))
  const row = await changeRecord(ctx, scope, { kind: 'individual', step: 'aadhaar' }, record => {
    if (!record.subject_sealed) throw outOfOrder(scope)
    return { aadhaar_last4: aadhaar.slice(-4), ...emptySubmission }
  })
  await deleteAadhaarRequest(ctx, userId)
  return presentIndividual(ctx.vault, row)
}

/** Where live traffic asks real sources, the sandbox's must not answer instead. */
async function beforeAadhaar(ctx: Context, scope: Scope<CustomerActor>): Promise<void> {
  const record = await findEditableRecord(ctx.db, scope, 'individual')
  if (!record?.subject_sealed) throw outOfOrder(scope)
  if (ctx.config.SOURCE !== 'sandbox' && ctx.config.AADHAAR_SOURCE === 'sandbox') throw aadhaarDown(scope)
}

/** The customer reads that the source is down; why, stands in the log. */
const noAnswer = (ctx: Context, scope: Scope<CustomerActor>) => (error: unknown) => {
  if (!(error instanceof SourceUnavailable)) throw error
  ctx.log.warn({ source: error.source, why: error.message }, 'the Aadhaar source gave no answer')
  throw aadhaarDown(scope)
}

const aadhaarDown = (scope: Scope) => sourceUnavailableProblem(scope, translate(scope.locale, 'kyc.aadhaarSource'))
