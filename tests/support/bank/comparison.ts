/** What a comparison of the books with what clients were told has found. */
export interface Comparison {
  /** What a client was told and the database does not hold. */
  lost: string[]
  /** What happened more often than a client asked for. */
  doubled: string[]
  /** What has another amount or state than a client was told. */
  wrong: string[]
}
