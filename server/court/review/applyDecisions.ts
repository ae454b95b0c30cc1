import type { z } from 'zod'
import type { finishCourtReview } from '../../../contracts/calls/courtReviews.ts'
import type { ClassifiedCase } from '../../../contracts/court/courtCase.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { byClass, countClasses, verdictOf } from '../../sources/runners/courtCaseCheck.ts'

type Result = ResultOf<'court-case-check'>
export type Decision = z.output<NonNullable<typeof finishCourtReview.body>>['decisions'][number]

/** The cases that a reviewer may not leave as they are; one that is ruled out may be decided otherwise. */
export const undecided = ({ cases }: Result, decisions: readonly Decision[]): ClassifiedCase[] =>
  cases.filter(one => one.class !== 'ruled_out' && !decisions.some(({ cnr }) => cnr === one.cnr))

/** The result with the reviewer's decisions; the search's own class stays beside each. */
export function applyDecisions(result: Result, decisions: readonly Decision[]): Result {
  const byCnr = new Map(decisions.map(decision => [decision.cnr, decision]))
  const cases = result.cases
    .map(one => {
      const decided = byCnr.get(one.cnr)
      return decided ? { ...one, class: decided.class, review: { found: one.class, note: decided.note || null } } : one
    })
    .sort(byClass)
  const counted = countClasses(cases)
  return { ...result, ...counted, cases, verdict: verdictOf(counted) }
}
