import { type Text, text } from '../platform/text.ts'
import { endedBefore } from './dependencies.ts'
import type { Plan, PlanStep } from './plan.ts'

/** The steps that one judges by name: of a verifier's review and of a quality control; of a selfie, the document with which it is compared. */
export function judgedSteps(step: PlanStep): readonly string[] {
  if (step.kind === 'verifierReview') return step.settings.judges
  if (step.kind === 'selfie') return [step.settings.matchTo]
  return step.kind === 'quality' ? [step.settings.step] : []
}

/** Kinds that nothing is claimed by or found in. */
const unjudged: readonly PlanStep['kind'][] = ['verifierReview', 'quality', 'decision', 'notice']

/** The steps that one may judge: earlier ones, which have ended when it begins. */
export function judgeableSteps(plan: Pick<Plan, 'steps'>, step: PlanStep): PlanStep[] {
  const known = endedBefore(plan).get(step.id)
  return plan.steps.filter(one => known?.has(one.id) && suits(step, one))
}

function suits({ kind }: PlanStep, judged: PlanStep): boolean {
  if (kind === 'quality') return judged.kind === 'verifierReview'
  if (kind === 'selfie') return judged.kind === 'document'
  return !unjudged.includes(judged.kind)
}

const fieldOf = ({ kind }: PlanStep, index: number) =>
  kind === 'quality' ? 'step' : kind === 'selfie' ? 'matchTo' : `judges.${index}`

/**
 * What is wrong with the steps that one judges, by the path below its settings: each has ended by then (`known`) and is of a kind that can be judged. A quality control
 * looks at a verifier’s review, a selfie is compared with a document.
 */
export function judgedStepProblems(
  { steps }: Pick<Plan, 'steps'>,
  step: PlanStep,
  known: ReadonlySet<string>,
): { field: string; message: Text }[] {
  return judgedSteps(step).flatMap((id, index) => {
    const field = fieldOf(step, index)
    const judged = steps.find(one => one.id === id)
    if (!judged || !known.has(id))
      return { field, message: text(`“${id}” has not ended at this point.`, `इस जगह “${id}” पूरा नहीं हुआ होता।`) }
    if (suits(step, judged)) return []
    if (step.kind === 'quality')
      return { field, message: text(`“${id}” is no verifier’s review.`, `“${id}” वेरिफ़ायर की जाँच नहीं है।`) }
    if (step.kind === 'selfie')
      return { field, message: text(`“${id}” asks for no document.`, `“${id}” कोई दस्तावेज़ नहीं माँगता।`) }
    return { field, message: text(`“${id}” has nothing to judge.`, `“${id}” में जाँचने को कुछ नहीं है।`) }
  })
}
