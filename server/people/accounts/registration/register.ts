import { codes } from '../../../../contracts/codes.ts'
import { limits } from '../../../../contracts/limits.ts'
import { toE164 } from '../../../../contracts/phone.ts'
import { consumeRateLimitOrThrow } from '../../../platform/access/rateLimit.ts'
import { rateLimitKeys } from '../../../platform/access/rateLimitKeys.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import { clientFingerprint, type UserAgent } from '../client.ts'
import { checkNewPassword } from '../password/newPassword.ts'
import { hashPassword } from '../passwords.ts'
import { parsePhoneOrThrow } from '../phone/parsePhone.ts'
import { createAccount } from './createAccount.ts'
import { consumeProofs, findProof } from './proofs.ts'

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
  const { address } = rateLimitKeys(ctx, 'register', '', scope)
  const { perAddress: max, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, address, { max, windowMs })
  const phone = parsePhoneOrThrow(scope, asked.mobile_no, asked.countryCode)
  checkNewPassword(scope, asked.password)
  const passwordHash = await hashPassword(asked.password)
  const { email, firstName, lastName } = asked
  const common = { purpose: 'registration', client: clientFingerprint(ctx, scope, userAgent) } as const
  const outcome = await ctx.db.transaction().execute(async trx => {
    const proofs = [
      await findProof(trx, {
        ...common,
        identifier: ctx.vault.index('email', email),
        verificationId: asked.emailVerificationId,
      }),
      await findProof(trx, {
        ...common,
        identifier: ctx.vault.index('phone', toE164(phone)),
        verificationId: asked.phoneVerificationId,
      }),
    ].filter(proof => proof !== null)
    if (proofs.length < 2) return 'unproven'
    if (!(await createAccount(trx, scope, { email, phone, firstName, lastName, passwordHash }))) return 'taken'
    await consumeProofs(trx, proofs)
    return 'made'
  })
  const { locale } = scope
  if (outcome === 'unproven') return { code: codes.badInput, message: translate(locale, 'waysIn.proofMissing') }
  if (outcome === 'taken') return { code: codes.conflict, message: translate(locale, 'waysIn.accountExists') }
  return { code: codes.ok, message: translate(locale, 'waysIn.registered') }
}
