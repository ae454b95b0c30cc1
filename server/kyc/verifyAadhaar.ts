import type { CustomerActor } from '../actors.ts'
import type { Context, Scope } from '../context.ts'
import { say } from '../say.ts'
import { isSandboxCode, sendSandboxCode } from './aadhaarSandbox.ts'
import { type IndividualKyc, presentIndividual } from './present.ts'
import { changeRecord, notSubmitted, openRecord, outOfOrder } from './records.ts'
import { countTry, sourceDown, wrongField } from './refusals.ts'

/** Has a code sent to the number's holder. Throws `bad_request` on the field, `conflict`, `source_unavailable`, `too_many_requests`. */
export async function sendAadhaarCode(
  ctx: Context,
  scope: Scope<CustomerActor>,
  aadhaar: string,
): Promise<{ sentTo: string }> {
  await beforeAadhaar(ctx, scope)
  await countTry(ctx, scope, 'aadhaar-code')
  const { email: sentTo } = await ctx.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', scope.actor.userId)
    .executeTakeFirstOrThrow()
  const outcome = await sendSandboxCode(ctx, scope, sentTo, aadhaar)
  if (outcome === 'down') throw aadhaarDown(scope)
  if (outcome === 'missing') throw wrongField('aadhaar', say(scope.locale, 'kyc.aadhaar.missing'))
  return { sentTo }
}

/** The number is forgotten with this check: its last four digits and a keyed index stay. Throws as `sendAadhaarCode` does. */
export async function verifyAadhaar(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { aadhaar, otp }: { aadhaar: string; otp: string },
): Promise<IndividualKyc> {
  await beforeAadhaar(ctx, scope)
  await countTry(ctx, scope, 'aadhaar')
  if (!isSandboxCode(ctx, scope.actor.userId, aadhaar, otp))
    throw wrongField('otp', say(scope.locale, 'kyc.aadhaar.codeWrong'))
  const row = await changeRecord(ctx, scope, { kind: 'individual', step: 'aadhaar' }, record => {
    if (!record.subject_sealed) throw outOfOrder(scope)
    return {
      aadhaar_last4: aadhaar.slice(-4),
      aadhaar_index: ctx.vault.index('aadhaar', aadhaar),
      ...notSubmitted,
    }
  })
  return presentIndividual(ctx.vault, row)
}

/** No adapter for a real authority exists yet: where live traffic asks real sources, the sandbox's must not answer instead. */
async function beforeAadhaar(ctx: Context, scope: Scope<CustomerActor>): Promise<void> {
  const record = await openRecord(ctx.db, scope, 'individual')
  if (!record?.subject_sealed) throw outOfOrder(scope)
  if (ctx.config.SOURCE !== 'sandbox') throw aadhaarDown(scope)
}

const aadhaarDown = (scope: Scope) => sourceDown(scope, say(scope.locale, 'kyc.aadhaarSource'))
