import type { StepRunner } from '../../cases/runners.ts'
import { askSubject } from './askSubject.ts'

export const consent: StepRunner = {
  begin: askSubject,
  answer: async (_ctx, _scope, _asked, answer) => {
    const { agreed } = answer as { agreed: boolean }
    return { type: 'answered', outcome: agreed ? 'given' : 'refused', facts: {} }
  },
}
