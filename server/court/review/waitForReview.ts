import { reviewDays } from '../../../contracts/courtModes.ts'
import type { Answer, PendingAnswer } from '../../platform/ports/sources.ts'
import { afterWorkingDays } from './workingDays.ts'

/** Working days after which a check that nobody has reviewed is given up, free of charge. */
const GIVEN_UP_AFTER = 5

/** What was found waits for a person, also if it is nothing. */
export function waitForReview(answer: Answer, now = new Date()): Answer | PendingAnswer {
  if (!answer.found) return answer
  const { source, fetchedAt, tries, record: pending } = answer
  const until = (days: number) => afterWorkingDays(now, days).toISOString()
  return { source, fetchedAt, tries, pending, dueAt: until(reviewDays), expiresAt: until(GIVEN_UP_AFTER) }
}
