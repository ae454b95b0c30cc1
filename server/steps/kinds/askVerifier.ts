import { verifierOutcomes } from '../../../contracts/cases/steps/verifierReview.ts'
import type { VerificationTaskKind } from '../../../contracts/cases/verificationTasks.ts'
import type { VerifierSkill } from '../../../contracts/cases/verifierSkills.ts'
import type { AskedStep, StepReport } from '../../cases/runners.ts'

/** Puts the round into the queue of verifiers, once: its id is the round's. */
export function askVerifier(
  { case: { row, steps }, step, roundId }: AskedStep,
  { judgement, skill }: { judgement: string; skill: VerifierSkill },
): StepReport {
  const known = steps.get(step.id)
  const task = {
    id: roundId,
    case_id: row.id,
    step: step.id,
    kind: step.kind as VerificationTaskKind,
    user_id: row.user_id,
    skill,
    judgement,
    asked_at: known?.asked_at ?? new Date().toISOString(),
    due_at: known?.due_at ?? null,
  }
  return {
    type: 'asked',
    also: async trx => {
      await trx
        .insertInto('verification_tasks')
        .values(task)
        .onConflict(same => same.doNothing())
        .execute()
    },
  }
}

/** `reference`: the case's. One that ends with `-failed`, `-unable` or `-insufficient` chooses that outcome; any other case passes. */
export function sandboxOutcome(reference: string | null): StepReport {
  const outcome = verifierOutcomes.find(one => reference?.endsWith(`-${one}`)) ?? 'passed'
  return { type: 'answered', outcome, facts: { reason: 'Sandbox: nobody has judged this.' } }
}
