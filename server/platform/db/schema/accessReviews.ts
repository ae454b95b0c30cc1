import type { Grants } from '../../../../contracts/people/permissions.ts'
import type { Text } from '../../../../contracts/platform/text.ts'
import type { ReviewDecision } from '../../../../contracts/resources/accessReview.ts'
import type { CreatedAt, Json, Optional, OptionalTimestamp, Timestamp } from './columns.ts'

/** Of a quarter, or opened by somebody. */
interface AccessReviews {
  id: string
  quarter: Optional<string>
  opened_at: CreatedAt
  opened_by: string | null
  finished_at: OptionalTimestamp
  finished_by: Optional<string>
}

/** A member of staff as they were when the review was opened. */
interface AccessReviewPeople {
  review_id: string
  admin_id: string
  name: string
  email: string
  role: string
  role_name: Json<Text>
  rights: Json<Grants>
  last_sign_in_at: Timestamp | null
  since: Timestamp
  given_by: string | null
  until: string | null
  decision: Optional<ReviewDecision>
  note: Optional<string>
  decided_by: Optional<string>
  decided_at: OptionalTimestamp
}

export interface AccessReviewsTables {
  access_reviews: AccessReviews
  access_review_people: AccessReviewPeople
}
