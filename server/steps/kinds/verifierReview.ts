import type { StepRunner } from '../../cases/runners.ts'
import { askVerifier, sandboxOutcome } from './askVerifier.ts'

/** A verifier of staff judges what was found. Under a test key nobody is asked, and the sandbox answers. */
export const verifierReview: StepRunner = {
  begin: async (_ctx, asked) => {
    const { case: found, step } = asked
    if (step.kind !== 'verifierReview') throw new TypeError('A step of another kind.')
    if (found.row.mode === 'test') return sandboxOutcome(found.row.reference)
    return askVerifier(asked, { judgement: step.id, skill: step.settings.skill })
  },
  answer: async (_ctx, _scope, _asked, answer) => {
    const { outcome, reason } = answer as { outcome: string; reason: string }
    return { type: 'answered', outcome, facts: { reason } }
  },
}
