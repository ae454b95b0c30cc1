import { codes } from '../../../../contracts/codes.ts'
import { wholePhone } from '../../../../contracts/phone.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { say } from '../../../platform/translate.ts'
import { clientIndex, type UserAgent } from '../caller.ts'
import { phoneOf } from '../phone/readPhone.ts'
import { createAccount } from '../registration/createAccount.ts'
import { findProof, spendProofs } from '../registration/proofs.ts'
import type { Google } from './identity.ts'
import { identify } from './signIn.ts'

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
  google: Google | null,
  asked: Asked,
  userAgent: UserAgent,
) {
  const phone = phoneOf(scope, asked.mobile_no, asked.countryCode)
  const who = await identify(ctx, scope, google, asked.token)
  if (who.code !== codes.ok) return who
  const { email, firstName, lastName } = who.identity
  const outcome = await ctx.db.transaction().execute(async trx => {
    const proof = await findProof(trx, {
      purpose: 'google',
      identifier: ctx.vault.index('phone', wholePhone(phone)),
      verificationId: asked.phoneVerificationId,
      client: clientIndex(ctx, scope, userAgent),
    })
    if (!proof) return 'unproven'
    if (!(await createAccount(trx, scope, { email, phone, firstName, lastName, passwordHash: null }))) return 'taken'
    await spendProofs(trx, [proof])
    return 'made'
  })
  const { locale } = scope
  if (outcome === 'unproven') return { code: codes.badInput, message: say(locale, 'waysIn.phoneProofMissing') }
  if (outcome === 'taken') return { code: codes.conflict, message: say(locale, 'waysIn.accountExists') }
  return { code: codes.ok, message: say(locale, 'waysIn.registered') }
}
