import { quoteTopUp, type TopUpCurrency, toMinorUnits } from '../../../contracts/topUp.ts'
import type { FundableWallet } from '../fundableWallet.ts'
import { parseAmount } from './parseAmount.ts'
import { useExchangeRate } from './useExchangeRate.ts'

export interface TopUpDraft {
  wallet: FundableWallet
  currency: TopUpCurrency
  /** The amount as typed. */
  typed: string
}

export type SumResult = ReturnType<typeof quoteTopUp>

/** What the draft costs and brings, or what is wrong with it, at the rate that is shown (A65, A66). */
export function useTopUpSum({ currency: asked, typed }: TopUpDraft) {
  const rate = useExchangeRate()
  // Dollars wait for a rate; rupees never do.
  const currency: TopUpCurrency = rate === null ? 'INR' : asked
  const amount = parseAmount(typed)
  return { rate, currency, amount, result: quoteTopUp(amount, currency, rate?.usdPerInr) }
}

/** The base in minor units, also where it is out of bounds: its tax can be shown all the same. */
export const baseMinorUnits = (amount: number, result: SumResult): number | null =>
  result.ok ? result.sum.base : toMinorUnits(amount)
