import type { StepOfCase } from '../../cases/runners.ts'

/** What the person has answered in the step's round; null before, and after the step was asked again. */
export function keptAnswer<Answer>({ case: { steps }, step }: StepOfCase): Answer | null {
  const sealed = steps.get(step.id)?.answer_sealed ?? null
  return sealed === null ? null : (JSON.parse(sealed) as Answer)
}
