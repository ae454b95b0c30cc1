/** As `contracts/calls/kyc.ts` checks it, whose schemas stay with the server. */
export const useCaseLength = { least: 20, most: 1_000 }
export const mostDirectors = 15
