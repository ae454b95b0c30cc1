/** Limits of the challan service, shared by server, screens and tests. Times in milliseconds unless the name says otherwise. */
export const challanLimits = {
  /** How long an answer of the source is cached. */
  cacheMs: 15 * 60_000,
  /** The lifetime of the public service's access token. */
  accessSeconds: 30 * 60,
  /** How long a citizen may repeat a lookup that the source did not answer, without a new code. */
  retryMs: 10 * 60_000,
  /** Vehicles of a console search that are queried concurrently. */
  parallel: 5,
  /** Vehicles that an account, a phone and a network address may look up in a window. */
  lookups: { perUser: 300, perPhone: 30, perAddress: 1_200, windowMs: 10 * 60_000 },
  /** Codes per brand and window, in addition to the limits per number and address. */
  codesPerBrand: { max: 600, windowMs: 10 * 60_000 },
  /** Attempts to enter a code per network address. */
  codeTries: { max: 1_000, windowMs: 10 * 60_000 },
  /** The most challans of a vehicle that are accepted from a source, and pictures of a challan. */
  mostChallans: 1_000,
  mostImages: 6,
  imageUrlMs: 60 * 60_000,
  imageBytes: 5 * 1024 * 1024,
  /** A citizen's search without an order is deleted after this time. */
  searchDays: 90,
  /** An unused uploaded file is deleted after this time. */
  fileMs: 60 * 60_000,
  fileBytes: 10 * 1024 * 1024,
  logoBytes: 200 * 1024,
  /** How long the previous token remains valid. */
  tokenOverlapMs: 24 * 60 * 60_000,
} as const
