export interface Rate {
  /** Dollars for one rupee. */
  usdPerInr: number
  at: string
}

export interface Rates {
  /** The newest rate, or the last good one unless it is too old; otherwise null. Never throws (A73). */
  usd(): Promise<Rate | null>
}
