import { limits } from '../../../contracts/platform/limits.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { translate } from '../../platform/translate.ts'
import { type Place, timingSafeEquals } from '../../platform/vault.ts'
import { type IndividualKyc, presentIndividual } from './readKyc.ts'
import {
  changeRecord,
  consumeKycAttempt,
  emptySubmission,
  fieldProblem,
  findEditableRecord,
  outOfOrder,
  sourceUnavailableProblem,
} from './records.ts'

/** Sends a code to the number's holder. Throws `bad_request` on the field, `conflict`, `source_unavailable`, `too_many_requests`. */
export async function sendAadhaarCode(
  ctx: Context,
  scope: Scope<CustomerActor>,
  aadhaar: string,
): Promise<{ sentTo: string }> {
  await beforeAadhaar(ctx, scope)
  await consumeKycAttempt(ctx, scope, 'aadhaar-code')
  const sent = await ctx.aadhaar.sendCode(askerOf(scope), aadhaar).catch(noAnswer(ctx, scope))
  if (sent.outcome === 'missing') throw fieldProblem('aadhaar', translate(scope.locale, 'kyc.aadhaar.missing'))
  await storeAadhaarRequest(ctx, scope.actor.userId, aadhaar, sent.reference)
  return { sentTo: sent.sentTo ?? translate(scope.locale, 'kyc.aadhaar.linkedPhone') }
}

/** Verifies the code and keeps only the number's last four digits. Throws as `sendAadhaarCode` does. */
export async function verifyAadhaar(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { aadhaar, otp }: { aadhaar: string; otp: string },
): Promise<IndividualKyc> {
  const { userId } = scope.actor
  await beforeAadhaar(ctx, scope)
  await consumeKycAttempt(ctx, scope, 'aadhaar')
  const reference = await findAadhaarRequest(ctx, userId, aadhaar)
  const verdict =
    reference !== null &&
    (await ctx.aadhaar.verify(askerOf(scope), { aadhaar, reference, otp }).catch(noAnswer(ctx, scope)))
  if (!verdict || verdict.outcome !== 'right')
    throw fieldProblem('otp', translate(scope.locale, 'kyc.aadhaar.codeWrong'))
  const row = await changeRecord(ctx, scope, { kind: 'individual', step: 'aadhaar' }, record => {
    if (!record.subject_sealed) throw outOfOrder(scope)
    return { aadhaar_last4: aadhaar.slice(-4), ...emptySubmission }
  })
  await deleteAadhaarRequest(ctx, userId)
  return presentIndividual(ctx.vault, row)
}

const askerOf = ({ actor, locale }: Scope<CustomerActor>) => ({ userId: actor.userId, locale })

async function beforeAadhaar(ctx: Context, scope: Scope<CustomerActor>): Promise<void> {
  const record = await findEditableRecord(ctx.db, scope, 'individual')
  if (!record?.subject_sealed) throw outOfOrder(scope)
}

/** The customer reads that the source is down; the log has the reason. */
const noAnswer = (ctx: Context, scope: Scope<CustomerActor>) => (error: unknown) => {
  if (!(error instanceof SourceUnavailable)) throw error
  ctx.log.warn({ source: error.source, why: error.message }, 'the Aadhaar source gave no answer')
  throw aadhaarDown(scope)
}

const aadhaarDown = (scope: Scope) => sourceUnavailableProblem(scope, translate(scope.locale, 'kyc.aadhaarSource'))

type Parts = Pick<Context, 'db' | 'vault'>

const placeOf = (userId: string): Place => ({ column: 'aadhaar_requests.request_sealed', id: userId })

/**
 * Stores the source's reference of an account's request until its code expires; a new request replaces it. The reference is bound
 * to the number by a keyed digest: otherwise a code for one's own number could verify another's.
 */
async function storeAadhaarRequest(ctx: Parts, userId: string, aadhaar: string, reference: string): Promise<void> {
  const request_sealed = ctx.vault.seal(`${digestOf(ctx, userId, aadhaar)}\n${reference}`, placeOf(userId))
  const expires_at = new Date(Date.now() + limits.otp.lifeMs)
  await ctx.db
    .insertInto('aadhaar_requests')
    .values({ user_id: userId, request_sealed, expires_at })
    .onConflict(same => same.column('user_id').doUpdateSet({ request_sealed, expires_at }))
    .execute()
}

/** The source's reference; null if there is no current request for this number. */
async function findAadhaarRequest(ctx: Parts, userId: string, aadhaar: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('aadhaar_requests')
    .select(['request_sealed', 'expires_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row || Date.parse(row.expires_at) <= Date.now()) return null
  const [digest = '', ...reference] = ctx.vault.open(row.request_sealed, placeOf(userId)).split('\n')
  return timingSafeEquals(digest, digestOf(ctx, userId, aadhaar)) ? reference.join('\n') : null
}

const deleteAadhaarRequest = async ({ db }: Pick<Context, 'db'>, userId: string): Promise<void> => {
  await db.deleteFrom('aadhaar_requests').where('user_id', '=', userId).execute()
}

const digestOf = ({ vault }: Parts, userId: string, aadhaar: string) =>
  vault.sign('aadhaar-request', `${userId}\n${aadhaar}`)
