import type { StepRunner } from '../../cases/runners.ts'
import type { Context } from '../../platform/context.ts'
import { askVerifier } from './askVerifier.ts'

interface Sample {
  caseId: string
  planId: string
  planVersion: number
  step: string
  percent: number
  seed: string
}

/**
 * A second person of staff looks at a judgement, if the case is in the sample. Without a judgement there is nothing to look at; under a test key nobody
 * is asked.
 */
export const quality: StepRunner = {
  begin: async (ctx, asked) => {
    const { case: found, step } = asked
    if (step.kind !== 'quality') throw new TypeError('A step of another kind.')
    const { step: judgement, percent, seed } = step.settings
    const judged = found.plan.steps.find(({ id }) => id === judgement)
    const { id: caseId, plan_id: planId, plan_version: planVersion, mode } = found.row
    const isSampled = inSample(ctx, { caseId, planId, planVersion, step: step.id, percent, seed })
    if (judged?.kind !== 'verifierReview' || found.state.steps[judgement]?.status !== 'done' || !isSampled)
      return { type: 'answered', outcome: 'notSampled', facts: {} }
    if (mode === 'test')
      return { type: 'answered', outcome: 'agreed', facts: { reason: 'Sandbox: nobody has looked at this.' } }
    return askVerifier(asked, { judgement, skill: judged.settings.skill })
  },
  answer: async (_ctx, _scope, { step }, answer) => {
    if (step.kind !== 'quality') throw new TypeError('A step of another kind.')
    const { outcome, reason } = answer as { outcome: string; reason: string }
    const isBack = outcome === 'sentBack'
    const facts = { reason }
    return { type: 'answered', outcome, facts, ...(isBack && { problem: reason, sendsBack: step.settings.step }) }
  },
}

const BUCKETS = 10_000

/**
 * Always the same for a case and a version of its plan. The digest is keyed: a verifier who knows the plan and the case cannot work out whether anybody
 * will look.
 */
export function inSample({ vault }: Pick<Context, 'vault'>, { percent, ...of }: Sample): boolean {
  const digest = Buffer.from(
    vault.index('quality-sample', [of.planId, of.planVersion, of.seed, of.caseId, of.step].join(' ')),
    'base64url',
  )
  return digest.readUInt32BE(0) % BUCKETS < percent * (BUCKETS / 100)
}
