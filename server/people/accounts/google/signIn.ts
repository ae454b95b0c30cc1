import { toE164 } from '../../../../contracts/people/phone.ts'
import { codes } from '../../../../contracts/platform/codes.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { consumeRateLimitOrThrow, rateLimitKeys, refundAttempt } from '../../../platform/access/rateLimit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import { clientFingerprint, type UserAgent } from '../client.ts'
import { consumeOnce } from '../consumeOnce.ts'
import { accountByEmail } from '../holders.ts'
import { openSession, sessionReply } from '../openSession.ts'
import { parsePhoneOrThrow } from '../phoneCodes.ts'
import { consumeProofs, findProof } from '../registration/contactProofs.ts'
import { createAccount } from '../registration/register.ts'
import type { GoogleProfile, GoogleVerifier } from './verifier.ts'

/** The answer where Google is not set up. */
export const googleOff = ({ locale }: Scope) =>
  ({ code: codes.badInput, message: translate(locale, 'waysIn.googleOff') }) as const

/** The profile in a token, or the failure to answer. Throws `too_many_requests`. */
async function verifyGoogleToken(ctx: Context, scope: Scope, google: GoogleVerifier | null, token: string) {
  const { locale } = scope
  if (!google) return googleOff(scope)
  const { address } = rateLimitKeys(ctx, 'google', '', scope)
  const { perAddress: max, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, address, { max, windowMs })
  const identity = await google.read(token)
  if (!identity) return { code: codes.wrongCredentials, message: translate(locale, 'waysIn.googleUnread') } as const
  await refundAttempt(ctx, address)
  return { code: codes.ok, identity } as const
}

/**
 * Signs in with Google: 106 for an e-mail without an account (A15); 102 for an invalid or already used token; 100 without tokens
 * for a deactivated account. After 106 the token remains valid for the registration.
 */
export async function googleSignIn(
  ctx: Context,
  scope: Scope,
  google: GoogleVerifier | null,
  token: string,
  userAgent: UserAgent,
) {
  const who = await verifyGoogleToken(ctx, scope, google, token)
  if (who.code !== codes.ok) return who
  const { email, nonce }: GoogleProfile = who.identity
  const outcome = await ctx.db.transaction().execute(async trx => {
    const account = await accountByEmail(ctx, trx, email)
    if (!account) return 'unknown'
    const until = new Date(Date.now() + limits.googleNonceMs)
    if (account.isActive && !(await consumeOnce(trx, 'google', nonce, until))) return 'replayed'
    return openSession(ctx, trx, scope, account, userAgent)
  })
  const { locale } = scope
  if (outcome === 'unknown')
    return { code: codes.registrationNeeded, message: translate(locale, 'waysIn.googleUnregistered') }
  if (outcome === 'replayed') return { code: codes.wrongCredentials, message: translate(locale, 'waysIn.googleUnread') }
  return sessionReply(scope, outcome)
}

interface Input {
  token: string
  countryCode: string
  mobile_no: string
  phoneVerificationId?: string | undefined
}

/**
 * Creates an account from a Google token: 101 without proof of the phone, 102 for an invalid token, 107 if the e-mail or phone
 * already has an account.
 */
export async function googleRegister(
  ctx: Context,
  scope: Scope,
  google: GoogleVerifier | null,
  input: Input,
  userAgent: UserAgent,
) {
  const phone = parsePhoneOrThrow(scope, input.mobile_no, input.countryCode)
  const who = await verifyGoogleToken(ctx, scope, google, input.token)
  if (who.code !== codes.ok) return who
  const { email, firstName, lastName } = who.identity
  const outcome = await ctx.db.transaction().execute(async trx => {
    const proof = await findProof(trx, {
      purpose: 'google',
      identifier: ctx.vault.index('phone', toE164(phone)),
      verificationId: input.phoneVerificationId,
      client: clientFingerprint(ctx, scope, userAgent),
    })
    if (!proof) return 'unproven'
    if (!(await createAccount(ctx, trx, scope, { email, phone, firstName, lastName, passwordHash: null })))
      return 'taken'
    await consumeProofs(trx, [proof])
    return 'made'
  })
  const { locale } = scope
  if (outcome === 'unproven') return { code: codes.badInput, message: translate(locale, 'waysIn.phoneProofMissing') }
  if (outcome === 'taken') return { code: codes.conflict, message: translate(locale, 'waysIn.accountExists') }
  return { code: codes.ok, message: translate(locale, 'waysIn.registered') }
}
