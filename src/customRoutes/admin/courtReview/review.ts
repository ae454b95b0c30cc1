import type { z } from 'zod'
import type { openCourtReview } from '../../../../contracts/calls/courtReviews.ts'
import type { CaseClass } from '../../../../contracts/resources/courtCase.ts'

export type Review = z.output<typeof openCourtReview.reply>

/** A decision while it is being made. */
export interface Decided {
  class: CaseClass | null
  note: string
}
