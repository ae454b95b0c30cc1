import { parsePhone, toE164 } from '../../../../contracts/people/phone.ts'
import { codes } from '../../../../contracts/platform/codes.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { type CodePurpose, codeIdOf, verifyOtpCode } from '../../../platform/access/otpCodes.ts'
import { consumeRateLimitOrThrow, rateLimitKeys, refundAttempt } from '../../../platform/access/rateLimit.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import { clientFingerprint, type UserAgent } from '../client.ts'
import { codeFailure } from '../codeSignIn.ts'
import { countCodeAttempt } from '../signInAttempts.ts'

interface ContactCode {
  purpose: CodePurpose
  kind: 'email' | 'phone'
  address: string
  otp: string
  verificationId?: string
}

/** Verifies an e-mail or phone with the code sent to it: 102 if it is wrong, 104 after five attempts. Throws `too_many_requests`. */
async function prove(ctx: Context, scope: Scope, input: ContactCode, userAgent: UserAgent) {
  const keys = rateLimitKeys(ctx, `prove-${input.purpose}`, input.address, scope)
  const { perAddress, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, keys.address, { max: perAddress, windowMs })
  const { purpose, otp: code, verificationId: codeId = codeIdOf(ctx, scope) } = input
  const counted = { what: `prove-${purpose}`, identifier: input.address, owner: null, codeId }
  const { caller, clear } = await countCodeAttempt(ctx, scope, counted)
  const identifier = ctx.vault.index(input.kind, input.address)
  const client = clientFingerprint(ctx, scope, userAgent)
  const tried = await ctx.db
    .transaction()
    .execute(trx => verifyOtpCode(ctx, trx, { purpose, identifier, code, codeId, caller, client }))
  if (tried.outcome !== 'right') return tried
  await clear()
  await refundAttempt(ctx, keys.address)
  return tried
}

export async function verifyRegistrationEmail(
  ctx: Context,
  scope: Scope,
  body: { email: string; otp: string },
  agent: UserAgent,
) {
  const proof = { purpose: 'registration', kind: 'email', address: body.email, otp: body.otp } as const
  const tried = await prove(ctx, scope, proof, agent)
  if (tried.outcome !== 'right') return codeFailure(scope, tried.outcome)
  return { code: codes.ok, message: translate(scope.locale, 'waysIn.emailProven'), verificationId: tried.id }
}

/** The call sends no country code (A9), so it is read from the stored code. */
export async function verifyRegistrationPhone(
  ctx: Context,
  scope: Scope,
  purpose: Extract<CodePurpose, 'registration' | 'google'>,
  { ph_no, verificationId, otp }: { ph_no: string; verificationId: string; otp: string },
  agent: UserAgent,
) {
  const sent = await ctx.db
    .selectFrom('otp_codes')
    .select('country_code')
    .where('id', '=', verificationId)
    .executeTakeFirst()
  const phone = parsePhone(ph_no, sent?.country_code ?? undefined)
  if (!phone) return codeFailure(scope, 'wrong')
  const proof = { purpose, kind: 'phone', address: toE164(phone), otp, verificationId } as const
  const tried = await prove(ctx, scope, proof, agent)
  if (tried.outcome !== 'right') return codeFailure(scope, tried.outcome)
  return { code: codes.ok, message: translate(scope.locale, 'waysIn.phoneProven') }
}

interface ProofQuery {
  purpose: CodePurpose
  identifier: string
  /** Identifies the proof; without it, the same browser at the same IP address must have entered the code. */
  verificationId?: string | undefined
  client: string
}

/**
 * Finds and locks a code that was entered within the last half hour and has not been used for a registration yet; null if there
 * is none.
 */
export async function findProof(
  trx: Trx,
  { purpose, identifier, verificationId, client }: ProofQuery,
): Promise<string | null> {
  const proof = await trx
    .selectFrom('otp_codes')
    .select('id')
    .where('purpose', '=', purpose)
    .where('identifier', '=', identifier)
    .where('consumed_at', '>', new Date(Date.now() - limits.proofMs).toISOString())
    .where('spent_at', 'is', null)
    .$if(verificationId !== undefined, query => query.where('id', '=', verificationId as string))
    .$if(verificationId === undefined, query => query.where('client', '=', client))
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return proof?.id ?? null
}

export async function consumeProofs(trx: Trx, ids: string[]): Promise<void> {
  await trx.updateTable('otp_codes').set({ spent_at: new Date() }).where('id', 'in', ids).execute()
}
