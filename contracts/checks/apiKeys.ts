import { type ProductId, productIds } from '../products/index.ts'

/** The scope for reading earlier verifications, with any key of the account. */
export const READ_SCOPE = 'verifications'

/** The scope for uploading and deleting the files that checks read. */
export const FILES_SCOPE = 'files'

/** The scope for making and reading intelligence reports. */
export const REPORTS_SCOPE = 'intelligence-report'

/** The scope for publishing plans, and for starting, reading and cancelling cases. */
export const CASES_SCOPE = 'cases'

/** The scope for sending, reading and voiding envelopes. */
export const ESIGN_SCOPE = 'esign'

/** A scope of a key: a product's endpoint, by the product's id, or another operation. */
export type KeyScope =
  | ProductId
  | typeof READ_SCOPE
  | typeof FILES_SCOPE
  | typeof REPORTS_SCOPE
  | typeof CASES_SCOPE
  | typeof ESIGN_SCOPE

export const keyScopes: readonly KeyScope[] = [
  ...productIds,
  READ_SCOPE,
  FILES_SCOPE,
  REPORTS_SCOPE,
  CASES_SCOPE,
  ESIGN_SCOPE,
]

/** How long the old secret remains valid after a rotation. */
export const overlapMs = { now: 0, hour: 3_600_000, day: 86_400_000, week: 7 * 86_400_000 } as const

export type Overlap = keyof typeof overlapMs

export const overlaps = Object.keys(overlapMs) as Overlap[]
