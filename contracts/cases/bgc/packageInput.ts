import type { Text } from '../../platform/text.ts'
import type { BgcCheckName } from './checks.ts'

/** Who judges what a check leaves open: the employer’s own people, or verifiers of the platform. */
export const packageReviewers = ['employer', 'verifiers'] as const
export type PackageReviewer = (typeof packageReviewers)[number]

export interface PackageInput {
  name: Text
  checks: readonly BgcCheckName[]
  /** Days until a candidate's case ends without its missing steps. */
  turnaroundDays: number
  /** A discrepancy ends the case: what has not begun is not asked and costs nothing. */
  endsEarly: boolean
  /** Days of notice before a refusal; null if the package asks for none. */
  noticeDays: number | null
  /** Days that the consent says data is kept after the case. */
  keepDays: number
  reviewedBy: PackageReviewer
}
