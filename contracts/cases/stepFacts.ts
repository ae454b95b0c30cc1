import type { Choice } from '../platform/choice.ts'
import type { ResultField, ResultValue } from '../products/define.ts'
import { sameNameFact } from './holder.ts'
import type { PlanStep } from './plan.ts'
import { stepOf } from './steps/index.ts'

/* What steps give to conditions; without the registry of products, whose declarations the browser loads one by one. */

/** The outcomes that a step of a plan can have; the first one is how it goes well. Those of a decision are its rules'. */
export function outcomesOf(step: PlanStep): Record<string, Choice> {
  if (step.kind !== 'decision') return stepOf(step.kind).outcomes
  const names = [...new Set([...step.settings.rules.map(({ outcome }) => outcome), step.settings.otherwise])]
  return choicesOf(names)
}

/** Values that are words themselves. */
const choicesOf = (names: readonly string[]): Record<string, Choice> =>
  Object.fromEntries(names.map(name => [name, { label: { en: name, hi: name } }]))

/** The facts of a step: those of its kind, and those that its settings add; `result`: the fields of the product of a check. */
export function factsGiven(step: PlanStep, result: readonly ResultField[]): readonly ResultValue[] {
  const own = stepOf(step.kind).facts
  if (step.kind === 'form')
    return step.settings.fields.map(({ source, label, kind, identifier, options }) => ({
      source,
      label,
      ...(kind === 'date' && { kind: 'date' as const }),
      ...(kind === 'number' && { kind: 'count' as const }),
      ...(kind === 'select' && options && { kind: 'choice' as const, choices: choicesOf(options) }),
      ...(identifier && { mask: identifier }),
    }))
  if (step.kind === 'referee')
    return [
      ...own,
      ...step.settings.questions.map(({ source, label, kind }) => ({
        source,
        label,
        kind: kind === 'rating' ? ('count' as const) : ('yesNo' as const),
        optional: true as const,
      })),
    ]
  if (step.kind === 'consent')
    return (step.settings.items ?? []).map(({ id, label }) => ({ source: id, label, kind: 'yesNo' as const }))
  const compared = (step.kind === 'check' || step.kind === 'document') && step.settings.holder ? [sameNameFact] : []
  return [...own, ...(step.kind === 'check' ? result.filter(field => field.kind !== 'table') : []), ...compared]
}

/** What is known of the person from the beginning. */
export const subjectFacts = {
  name: { label: { en: 'Name', hi: 'नाम' } },
  email: { label: { en: 'E-mail', hi: 'ईमेल' } },
  phone: { label: { en: 'Phone', hi: 'फ़ोन' } },
} as const
