/** Where a code went, and when. */
export interface SentCode {
  to: string
  /** Epoch milliseconds. */
  at: number
}
