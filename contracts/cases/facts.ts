import { productOf, type ResultValue } from '../products/index.ts'
import type { Plan, PlanStep } from './plan.ts'
import { factsGiven, subjectFacts } from './stepFacts.ts'

/** The facts of a step of a plan: those of its kind, and those that its settings add. */
export const factsOf = (step: PlanStep): readonly ResultValue[] =>
  factsGiven(step, step.kind === 'check' ? productOf(step.settings.product).resultFields : [])

/** Every fact that the conditions of a plan can name, with the step that gives it. `outcome` is one of each step. */
export function factPathsOf({ steps }: Pick<Plan, 'steps'>): Set<string> {
  const ofSteps = steps.flatMap(step =>
    ['outcome', ...factsOf(step).map(({ source }) => source)].map(name => `${step.id}.${name}`),
  )
  return new Set([...Object.keys(subjectFacts).map(name => `subject.${name}`), ...ofSteps])
}
