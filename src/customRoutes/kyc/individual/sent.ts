/** Where a code went, and when. */
export interface Sent {
  to: string
  /** Epoch milliseconds. */
  at: number
}
