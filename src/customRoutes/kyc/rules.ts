/** As `contracts/calls/kyc.ts` checks it, whose schemas stay with the server. */
export const USE_CASE_LENGTH = { least: 20, most: 1_000 }
export const MAX_DIRECTORS = 15
