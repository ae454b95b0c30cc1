/**
 * What a top-up costs and what it brings: the card is charged base + 18 %, the wallet is credited the base (A67). The server counts with
 * these, and the dialog shows them before it asks. Money is integer paise; dollars are integer cents.
 */
export const topUpCurrencies = ['INR', 'USD'] as const

export type TopUpCurrency = (typeof topUpCurrencies)[number]

/** The wallets that a card can fund (A33). */
export const topUpWallets = ['api', 'product'] as const

export type TopUpWallet = (typeof topUpWallets)[number]

export const topUp = {
  leastPaise: 200_000,
  /** With tax. */
  mostPaise: 50_000_000,
  taxPercent: 18,
  /** The highest whole base in rupees: one more is above the most with its tax. */
  highestRupees: 423_728,
} as const

/** Tax on an amount of minor units, rounded once, half up. */
export const taxOn = (base: number): number => Math.floor((base * topUp.taxPercent + 50) / 100)

/** What a card is charged for a base, in the same minor units. */
export const withTax = (base: number) => {
  const tax = taxOn(base)
  return { base, tax, total: base + tax }
}

/** Major units as typed or sent to integer minor units; null for what is no amount with at most two decimals. */
export function toMinorUnits(amount: number): number | null {
  const minor = Math.round(amount * 100)
  if (!Number.isFinite(amount) || !Number.isSafeInteger(minor)) return null
  // An amount of two decimals is the nearest double to its hundredths; anything finer is not.
  return minor / 100 === amount ? minor : null
}

/** Dollars for one rupee, as the rate service says it, turn cents into paise: half up. */
export const centsToPaise = (cents: number, usdPerInr: number): number => Math.floor(cents / usdPerInr + 0.5)

export type TopUpProblem = 'tooLittle' | 'tooMuch' | 'noAmount' | 'noRate'

export interface TopUpQuote {
  /** In the card's currency, minor units. */
  base: number
  tax: number
  total: number
  /** What the wallet is credited. */
  creditPaise: number
}

/**
 * The sum for a base in major units, or what is wrong with it. Bounds are the rupees' (A65); dollars are judged by their equivalent at
 * the rate that is shown (A66). `usdPerInr` is needed for dollars alone.
 */
export function quoteTopUp(
  amount: number,
  currency: TopUpCurrency,
  usdPerInr?: number | null,
): { ok: true; sum: TopUpQuote } | { ok: false; problem: TopUpProblem } {
  const base = toMinorUnits(amount)
  if (base === null) return { ok: false, problem: 'noAmount' }
  if (currency === 'USD' && !usdPerInr) return { ok: false, problem: 'noRate' }
  const creditPaise = currency === 'USD' ? centsToPaise(base, usdPerInr as number) : base
  const problem = boundsProblem(creditPaise)
  if (problem) return { ok: false, problem }
  return { ok: true, sum: { ...withTax(base), creditPaise } }
}

/** A65, for a base in paise. */
export function boundsProblem(basePaise: number): 'tooLittle' | 'tooMuch' | null {
  if (!(basePaise >= topUp.leastPaise)) return 'tooLittle'
  return basePaise * (100 + topUp.taxPercent) > topUp.mostPaise * 100 ? 'tooMuch' : null
}

/** What the sandbox's checkout page says to the page that opened it, on this BroadcastChannel. */
export const checkoutChannel = 'satyapan-checkout'

export type CheckoutOutcome =
  | { order_id: string; outcome: 'paid'; payment_id: string }
  | { order_id: string; outcome: 'failed'; payment_id: string; reason: string }
  | { order_id: string; outcome: 'closed' }
