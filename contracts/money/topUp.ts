/**
 * The price of a top-up: the card is charged base + 18 %, the wallet is credited the base (A67). The server computes with these
 * functions, and the dialog shows the result beforehand. Money is integer paise; dollars are integer cents.
 */
export const topUpCurrencies = ['INR', 'USD'] as const

export type TopUpCurrency = (typeof topUpCurrencies)[number]

/** The wallets that can be topped up by card (A33). */
export const topUpWallets = ['api', 'product'] as const

export type TopUpWallet = (typeof topUpWallets)[number]

export const topUp = {
  leastPaise: 200_000,
  /** Including tax. */
  mostPaise: 50_000_000,
  taxPercent: 18,
  /** The highest base in whole rupees: with tax, one more would exceed the maximum. */
  highestRupees: 423_728,
} as const

/** Tax on an amount of minor units, rounded once, half up. */
export const taxOn = (base: number): number => Math.floor((base * topUp.taxPercent + 50) / 100)

/** The amount charged to the card for a base, in the same minor units. */
export const withTax = (base: number) => {
  const tax = taxOn(base)
  return { base, tax, total: base + tax }
}

/** Converts major units to integer minor units; null unless it is an amount with at most two decimals. */
export function toMinorUnits(amount: number): number | null {
  const minor = Math.round(amount * 100)
  if (!Number.isFinite(amount) || !Number.isSafeInteger(minor)) return null
  // An amount of two decimals is the nearest double to its hundredths; anything finer is not.
  return minor / 100 === amount ? minor : null
}

/** Converts cents to paise at a rate in dollars per rupee, half up. */
export const centsToPaise = (cents: number, usdPerInr: number): number => Math.floor(cents / usdPerInr + 0.5)

export type TopUpProblem = 'tooLittle' | 'tooMuch' | 'noAmount' | 'noRate'

export interface TopUpQuote {
  /** In minor units of the card's currency. */
  base: number
  tax: number
  total: number
  /** The amount credited to the wallet. */
  creditPaise: number
}

/**
 * The quote for a base in major units, or its problem. Bounds are in rupees (A65); dollars are judged by their equivalent at the
 * displayed rate (A66). `usdPerInr` is needed for dollars only.
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

/** Checks a base in paise against the bounds (A65). */
export function boundsProblem(basePaise: number): 'tooLittle' | 'tooMuch' | null {
  if (!(basePaise >= topUp.leastPaise)) return 'tooLittle'
  return basePaise * (100 + topUp.taxPercent) > topUp.mostPaise * 100 ? 'tooMuch' : null
}

/** The BroadcastChannel from the sandbox's checkout page to the page that opened it. */
export const checkoutChannel = 'satyapan-checkout'

export type CheckoutOutcome =
  | { order_id: string; outcome: 'paid'; payment_id: string }
  | { order_id: string; outcome: 'failed'; payment_id: string; reason: string }
  | { order_id: string; outcome: 'closed' }
