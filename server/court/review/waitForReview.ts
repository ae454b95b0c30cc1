import { reviewDays, sandboxReviewSeconds } from '../../../contracts/court/modes.ts'
import type { Answer, PendingAnswer } from '../../platform/ports/sources.ts'
import { afterWorkingDays } from './workingDays.ts'

/** Working days after which a check that nobody has reviewed is given up, free of charge. */
const GIVEN_UP_AFTER = 5

/** What was found waits for a person, also if it is nothing. */
export function waitForReview(answer: Answer, now = new Date()): Answer | PendingAnswer {
  const until = (days: number) => afterWorkingDays(now, days).toISOString()
  return waiting(answer, until(reviewDays), until(GIVEN_UP_AFTER))
}

/** With a test key nobody reviews: the sandbox finishes the check (`sandboxReviews.ts`). */
export function waitForSandbox(answer: Answer, now = new Date()): Answer | PendingAnswer {
  const dueAt = new Date(now.getTime() + sandboxReviewSeconds * 1_000).toISOString()
  return waiting(answer, dueAt, afterWorkingDays(now, 1).toISOString())
}

function waiting(answer: Answer, dueAt: string, expiresAt: string): Answer | PendingAnswer {
  if (!answer.found) return answer
  const { source, fetchedAt, tries, record: pending } = answer
  return { source, fetchedAt, tries, pending, dueAt, expiresAt }
}
