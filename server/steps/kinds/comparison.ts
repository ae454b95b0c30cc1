import type { StepRunner } from '../../cases/runners.ts'
import { compareCase } from './comparing.ts'

/** Compares what the case has by now. Its plan lets it wait for the checks that it compares. */
export const comparison: StepRunner = {
  begin: async (ctx, { case: found }) => {
    const { rows, contradictions } = await compareCase(ctx, ctx.db, found)
    const agreements = rows
      .flatMap(({ found: values }) => values)
      .filter(({ match }) => agreeing.includes(match)).length
    const hasGrave = contradictions.some(({ tone }) => tone === 'danger')
    const outcome = hasGrave ? 'contradicted' : contradictions.length > 0 ? 'doubtful' : undefined
    return {
      type: 'answered',
      outcome: outcome ?? (agreements > 0 ? 'agrees' : 'nothing'),
      facts: { agreements, contradictions: contradictions.length },
    }
  },
}

const agreeing = ['same', 'close']
