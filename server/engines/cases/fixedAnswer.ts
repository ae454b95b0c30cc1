import type { Plan, PlanStep } from '../../../contracts/cases/plan.ts'
import { askedAgainWith } from './askAgain.ts'
import type { CaseState } from './state.ts'

/** Why the person cannot change an answer: their case is about to end or the answer is under way, a check has read it, a document is signed, it is paid, or a step has used it. */
export type FixedAnswer = 'beingChecked' | 'wasChecked' | 'wasSigned' | 'wasPaid' | { usedBy: PlanStep }

/**
 * Why the person cannot change the answer of a step; null if they can, until something that has read it has begun. A check of the answer is paid for and a document
 * stays signed, so that neither is had twice; and an answer by which the case ends early has been read.
 */
export function fixedAnswer(
  plan: Plan,
  state: CaseState,
  { id, kind }: PlanStep,
  { wasChecked }: { wasChecked: boolean },
): FixedAnswer | null {
  if (state.status !== 'open' || state.isClosing || state.steps[id]?.status !== 'done') return 'beingChecked'
  // A signature is no answer of the page: it is given in the document itself.
  if (kind === 'sign') return 'wasSigned'
  if (kind === 'payment') return 'wasPaid'
  if (wasChecked) return 'wasChecked'
  const readers = askedAgainWith(plan, state, id).filter(other => other !== id)
  const begun = plan.steps.find(step => readers.includes(step.id) && state.steps[step.id]?.status !== 'waiting')
  return begun ? { usedBy: begun } : null
}
