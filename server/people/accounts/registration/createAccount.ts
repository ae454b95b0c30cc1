import { limits } from '../../../../contracts/limits.ts'
import type { Phone } from '../../../../contracts/phone.ts'
import { createWallets } from '../../../money/wallets/createWallets.ts'
import { credit } from '../../../money/wallets/credit.ts'
import { walletOf } from '../../../money/wallets/walletOf.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Scope, Trx } from '../../../platform/context.ts'
import { newId } from '../../../platform/identity/ids.ts'
import { accountByEmail, accountByPhone } from '../holders.ts'

interface NewAccount {
  email: string
  phone: Phone
  firstName: string
  lastName: string
  /** Null for whoever signs in with Google. */
  passwordHash: string | null
}

/**
 * Makes an account with its three wallets and the bonus of ₹20 in the API wallet, once (A28, A117); no customer id, which its holder
 * creates. False where the e-mail or the phone has an account. The caller has proof of both.
 */
export async function createAccount(trx: Trx, scope: Scope, asked: NewAccount): Promise<boolean> {
  const { email, phone, firstName, lastName, passwordHash } = asked
  if ((await accountByEmail(trx, email)) || (await accountByPhone(trx, phone))) return false
  const userId = newId('usr')
  const made = await trx
    .insertInto('users')
    .values({
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
    })
    // Somebody may have registered the same address in this moment.
    .onConflict(oc => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return false
  await createWallets(trx, userId)
  const { id: walletId } = await walletOf(trx, userId, 'api')
  await credit(trx, {
    walletId,
    amountPaise: limits.bonusPaise,
    from: 'bonus',
    key: `bonus:${userId}`,
    description: 'Sign-up bonus',
    actor: { kind: 'system', name: 'registration' },
  })
  await audit(trx, scope, { action: 'account.registered', subject: userId, userId })
  return true
}
