/** Numbers of the challan service that server, screens and tests share. Times in milliseconds unless the name says otherwise. */
export const challanLimits = {
  /** An answer of the source counts so long; then it is asked again. */
  cacheMs: 15 * 60_000,
  /** The access token of the public service. */
  accessSeconds: 30 * 60,
  /** Vehicles of one console search that are asked at the same time. */
  parallel: 5,
  /** Vehicles that an account, a phone and a network address may look up in a window. */
  lookups: { perUser: 300, perPhone: 30, perAddress: 120, windowMs: 10 * 60_000 },
  /** Codes of one brand in a window, beside those of a number and an address. */
  codesPerBrand: { max: 600, windowMs: 10 * 60_000 },
  /** Codes that one network address may enter. */
  codeTries: { max: 100, windowMs: 10 * 60_000 },
  /** Challans of one vehicle that we take from a source, and pictures of one challan. */
  mostChallans: 1_000,
  mostImages: 6,
  imageUrlMs: 60 * 60_000,
  imageBytes: 5 * 1024 * 1024,
  /** A citizen's search that led to no order is forgotten. */
  searchDays: 90,
  /** An uploaded file that nothing has taken. */
  fileMs: 60 * 60_000,
  fileBytes: 10 * 1024 * 1024,
  logoBytes: 200 * 1024,
  /** The token before the last change answers so long. */
  tokenOverlapMs: 24 * 60 * 60_000,
} as const
