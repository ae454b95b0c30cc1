import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { paiseOf } from './rupees.ts'

export type Wallet = AdminUserDetail['wallets'][number]

export interface Draft {
  wallet: Wallet['kind']
  direction: 'credit' | 'debit'
  /** Rupees, as typed. */
  amount: string
  reason: string
}

/** In paise; the server's bound too. */
const MOST = 100_000_000
const LEAST_REASON = 5

/** What is wrong with a draft, as keys of `users.adjust`; a debit of a prepaid wallet takes no more than is there. */
export function problemsOf({ amount, direction, reason }: Draft, wallet: Wallet | undefined) {
  const paise = paiseOf(amount)
  const short =
    direction === 'debit' && wallet?.accountType === 'Prepaid' && paise !== null && paise > wallet.availablePaise
  const wrong = paise === null ? 'amountWrong' : paise > MOST ? 'amountLarge' : short ? 'tooMuch' : null
  return { amount: wrong, reason: reason.trim().length < LEAST_REASON ? 'reasonShort' : null } as const
}

/** The signed change in paise, or null while the amount is none. */
export function changeOf({ amount, direction }: Draft): number | null {
  const paise = paiseOf(amount)
  return paise !== null && direction === 'debit' ? -paise : paise
}
