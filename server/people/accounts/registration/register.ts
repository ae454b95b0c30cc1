import { codes } from '../../../../contracts/codes.ts'
import { limits } from '../../../../contracts/limits.ts'
import { wholePhone } from '../../../../contracts/phone.ts'
import { hitOrThrow } from '../../../platform/access/rateLimit.ts'
import { limitKeys } from '../../../platform/access/rateLimitKeys.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { say } from '../../../platform/translate.ts'
import { clientIndex, type UserAgent } from '../caller.ts'
import { checkNewPassword } from '../password/newPassword.ts'
import { hashPassword } from '../passwords.ts'
import { phoneOf } from '../phone/readPhone.ts'
import { createAccount } from './createAccount.ts'
import { findProof, spendProofs } from './proofs.ts'

interface Asked {
  email: string
  mobile_no: string
  countryCode: string
  firstName: string
  lastName: string
  password: string
  emailVerificationId?: string | undefined
  phoneVerificationId?: string | undefined
}

/**
 * The third step of registration: 101 without proof of e-mail and phone or for a password that breaks the rule (A124), 107 where one
 * of them has an account. Throws `too_many_requests`.
 */
export async function register(ctx: Context, scope: Scope, asked: Asked, userAgent: UserAgent) {
  const { address } = limitKeys(ctx, 'register', '', scope)
  const { perAddress: max, windowMs } = limits.signIns
  await hitOrThrow(ctx, scope, address, { max, windowMs })
  const phone = phoneOf(scope, asked.mobile_no, asked.countryCode)
  checkNewPassword(scope, asked.password)
  const passwordHash = await hashPassword(asked.password)
  const { email, firstName, lastName } = asked
  const common = { purpose: 'registration', client: clientIndex(ctx, scope, userAgent) } as const
  const outcome = await ctx.db.transaction().execute(async trx => {
    const proofs = [
      await findProof(trx, {
        ...common,
        identifier: ctx.vault.index('email', email),
        verificationId: asked.emailVerificationId,
      }),
      await findProof(trx, {
        ...common,
        identifier: ctx.vault.index('phone', wholePhone(phone)),
        verificationId: asked.phoneVerificationId,
      }),
    ].filter(proof => proof !== null)
    if (proofs.length < 2) return 'unproven'
    if (!(await createAccount(trx, scope, { email, phone, firstName, lastName, passwordHash }))) return 'taken'
    await spendProofs(trx, proofs)
    return 'made'
  })
  const { locale } = scope
  if (outcome === 'unproven') return { code: codes.badInput, message: say(locale, 'waysIn.proofMissing') }
  if (outcome === 'taken') return { code: codes.conflict, message: say(locale, 'waysIn.accountExists') }
  return { code: codes.ok, message: say(locale, 'waysIn.registered') }
}
