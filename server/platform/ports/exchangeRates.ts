export interface Rate {
  /** Dollars for one rupee. */
  usdPerInr: number
  at: string
}

export interface Rates {
  /** The newest rate, or the last good one while that is not too old; null without. Never throws (A73). */
  usd(): Promise<Rate | null>
}
