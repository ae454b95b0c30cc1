import { productOf, type ResultValue } from '../products/index.ts'
import type { Choice } from '../resources/field.ts'
import type { Plan, PlanStep } from './plan.ts'
import { stepOf } from './steps/index.ts'

/** The outcomes that a step of a plan can have; the first one is how it goes well. Those of a decision are its rules'. */
export function outcomesOf(step: PlanStep): Record<string, Choice> {
  if (step.kind !== 'decision') return stepOf(step.kind).outcomes
  const names = [...new Set([...step.settings.rules.map(({ outcome }) => outcome), step.settings.otherwise])]
  return Object.fromEntries(names.map(name => [name, { label: { en: name, hi: name } }]))
}

/** The facts of a step of a plan: those of its kind, and those that its settings add. */
export function factsOf(step: PlanStep): readonly ResultValue[] {
  const own = stepOf(step.kind).facts
  if (step.kind === 'form')
    return step.settings.fields.map(({ source, label, kind, identifier }) => ({
      source,
      label,
      ...(kind === 'date' && { kind: 'date' as const }),
      ...(identifier && { mask: identifier }),
    }))
  if (step.kind === 'check')
    return [...own, ...productOf(step.settings.product).resultFields.filter(field => field.kind !== 'table')]
  return own
}

/** Every fact that the conditions of a plan can name, with the step that gives it. `outcome` is one of each step. */
export function factPathsOf({ steps }: Pick<Plan, 'steps'>): Set<string> {
  const ofSteps = steps.flatMap(step =>
    ['outcome', ...factsOf(step).map(({ source }) => source)].map(name => `${step.id}.${name}`),
  )
  return new Set([...subjectFacts.map(name => `subject.${name}`), ...ofSteps])
}

/** What is known of the person from the beginning. */
export const subjectFacts = ['name', 'email', 'phone'] as const
