import type { StepRunner } from '../../cases/runners.ts'

/** Somebody of the customer's judges; the case waits in their list. */
export const review: StepRunner = {
  begin: async () => ({ type: 'asked' }),
  answer: async (_ctx, _scope, _asked, answer) => {
    const { outcome, reason } = answer as { outcome: string; reason: string }
    return { type: 'answered', outcome, facts: { reason } }
  },
}
