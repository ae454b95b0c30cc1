import { codes } from '../../../../contracts/codes.ts'
import { toE164 } from '../../../../contracts/phone.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import { clientFingerprint, type UserAgent } from '../client.ts'
import { parsePhoneOrThrow } from '../phone/parsePhone.ts'
import { createAccount } from '../registration/createAccount.ts'
import { consumeProofs, findProof } from '../registration/proofs.ts'
import { verifyGoogleToken } from './signIn.ts'
import type { GoogleVerifier } from './verifier.ts'

interface Asked {
  token: string
  countryCode: string
  mobile_no: string
  phoneVerificationId?: string | undefined
}

/** Makes the account of whoever the token names: 101 without proof of the phone, 102 for a bad token, 107 for a known address or phone. */
export async function googleRegister(
  ctx: Context,
  scope: Scope,
  google: GoogleVerifier | null,
  asked: Asked,
  userAgent: UserAgent,
) {
  const phone = parsePhoneOrThrow(scope, asked.mobile_no, asked.countryCode)
  const who = await verifyGoogleToken(ctx, scope, google, asked.token)
  if (who.code !== codes.ok) return who
  const { email, firstName, lastName } = who.identity
  const outcome = await ctx.db.transaction().execute(async trx => {
    const proof = await findProof(trx, {
      purpose: 'google',
      identifier: ctx.vault.index('phone', toE164(phone)),
      verificationId: asked.phoneVerificationId,
      client: clientFingerprint(ctx, scope, userAgent),
    })
    if (!proof) return 'unproven'
    if (!(await createAccount(trx, scope, { email, phone, firstName, lastName, passwordHash: null }))) return 'taken'
    await consumeProofs(trx, [proof])
    return 'made'
  })
  const { locale } = scope
  if (outcome === 'unproven') return { code: codes.badInput, message: translate(locale, 'waysIn.phoneProofMissing') }
  if (outcome === 'taken') return { code: codes.conflict, message: translate(locale, 'waysIn.accountExists') }
  return { code: codes.ok, message: translate(locale, 'waysIn.registered') }
}
