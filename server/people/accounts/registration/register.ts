import { type Phone, toE164 } from '../../../../contracts/people/phone.ts'
import { codes } from '../../../../contracts/platform/codes.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { ledgerWords } from '../../../../contracts/words/ledgerWords.ts'
import { credit } from '../../../money/wallets/credits.ts'
import { createWallets, walletOf } from '../../../money/wallets/walletOf.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../../../platform/access/rateLimit.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import { newId } from '../../../platform/identity/ids.ts'
import { sealRow } from '../../../platform/sealing/rows.ts'
import { translate } from '../../../platform/translate.ts'
import { clientFingerprint, type UserAgent } from '../client.ts'
import { accountByEmail, accountByPhone } from '../holders.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import { parsePhoneOrThrow } from '../phoneCodes.ts'
import { consumeProofs, findProof } from './contactProofs.ts'

interface Input {
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
 * The third step of registration: 101 without proof of e-mail and phone or for a password that breaks the rules (A124); 107 if
 * either already has an account. Throws `too_many_requests`.
 */
export async function register(ctx: Context, scope: Scope, input: Input, userAgent: UserAgent) {
  const { address } = rateLimitKeys(ctx, 'register', '', scope)
  const { perAddress: max, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, address, { max, windowMs })
  const phone = parsePhoneOrThrow(scope, input.mobile_no, input.countryCode)
  checkNewPassword(scope, input.password)
  const passwordHash = await hashPassword(input.password)
  const { email, firstName, lastName } = input
  const common = { purpose: 'registration', client: clientFingerprint(ctx, scope, userAgent) } as const
  const outcome = await ctx.db.transaction().execute(async trx => {
    const proofs = [
      await findProof(trx, {
        ...common,
        identifier: ctx.vault.index('email', email),
        verificationId: input.emailVerificationId,
      }),
      await findProof(trx, {
        ...common,
        identifier: ctx.vault.index('phone', toE164(phone)),
        verificationId: input.phoneVerificationId,
      }),
    ].filter(proof => proof !== null)
    if (proofs.length < 2) return 'unproven'
    if (!(await createAccount(ctx, trx, scope, { email, phone, firstName, lastName, passwordHash }))) return 'taken'
    await consumeProofs(trx, proofs)
    return 'made'
  })
  const { locale } = scope
  if (outcome === 'unproven') return { code: codes.badInput, message: translate(locale, 'waysIn.proofMissing') }
  if (outcome === 'taken') return { code: codes.conflict, message: translate(locale, 'waysIn.accountExists') }
  return { code: codes.ok, message: translate(locale, 'waysIn.registered') }
}

interface NewAccount {
  email: string
  phone: Phone
  firstName: string
  lastName: string
  /** Null for accounts that sign in with Google. */
  passwordHash: string | null
}

/**
 * Creates an account with its three wallets and a one-time bonus of ₹20 in the API wallet (A28, A117). The holder creates the
 * customer id later. False if the e-mail or the phone already has an account. The caller must have verified both.
 */
export async function createAccount(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  scope: Scope,
  input: NewAccount,
): Promise<boolean> {
  const { email, phone, firstName, lastName, passwordHash } = input
  if ((await accountByEmail(ctx, trx, email)) || (await accountByPhone(ctx, trx, phone))) return false
  const userId = newId('usr')
  const created = await trx
    .insertInto('users')
    .values(
      sealRow(ctx.vault, 'users', {
        id: userId,
        customer_id: null,
        email,
        phone: phone.number,
        country_code: phone.countryCode,
        first_name: firstName,
        last_name: lastName,
        company_name: null,
        password_hash: passwordHash,
        kyc_completed_at: null,
        locale: scope.locale,
      }),
    )
    // The same e-mail or phone may be registered concurrently.
    .onConflict(oc => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) return false
  await createWallets(trx, userId)
  const { id: walletId } = await walletOf(trx, userId, 'api')
  await credit(trx, {
    walletId,
    amountPaise: limits.bonusPaise,
    from: 'bonus',
    key: `bonus:${userId}`,
    description: ledgerWords.signUpBonus.en,
    actor: { kind: 'system', name: 'registration' },
  })
  await audit(trx, scope, { action: 'account.registered', subject: userId, userId })
  return true
}
