import { use } from 'react'
import { endedBefore } from '../../../../contracts/cases/dependencies.ts'
import type { Plan, PlanStep } from '../../../../contracts/cases/plan.ts'
import { factsGiven, outcomesOf, subjectFacts } from '../../../../contracts/cases/stepFacts.ts'
import type { Choice } from '../../../../contracts/platform/choice.ts'
import type { ResultValue } from '../../../../contracts/products/define.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { loadProduct } from '../../verifications/declarations.ts'

/** A fact that a condition or an input can name. */
export interface KnownFact {
  path: string
  /** With the step that gives it. */
  label: string
  kind: ResultValue['kind']
  choices: Record<string, Choice> | undefined
}

/**
 * The facts that are known when a step begins, or at the end without one: of the person, and of each step that has ended by then. Suspends until the
 * declarations of the products are loaded that the plan's checks ask.
 */
export function useKnownFacts(draft: Plan, before?: PlanStep): KnownFact[] {
  const locale = useLocale()
  const text = useTexts('planBuilder')
  const ended = before && endedBefore(draft).get(before.id)
  const known = draft.steps.filter(({ id }) => ended === undefined || ended.has(id))
  const ofPerson = Object.entries(subjectFacts).map(([name, { label }]) => ({
    path: `subject.${name}`,
    label: `${text('person')}: ${label[locale]}`,
    kind: undefined,
    choices: undefined,
  }))
  const ofSteps = known.flatMap(step => {
    const title = step.title[locale] || step.id
    const product = step.kind === 'check' ? use(loadProduct(step.settings.product)) : undefined
    const facts = factsGiven(step, product?.resultFields ?? [])
    return [
      { path: `${step.id}.outcome`, label: `${title}: ${text('outcome')}`, kind: undefined, choices: outcomesOf(step) },
      ...facts.map(({ source, label, kind, choices }) => ({
        path: `${step.id}.${source}`,
        label: `${title}: ${label[locale]}`,
        kind,
        choices,
      })),
    ]
  })
  return [...ofSteps, ...ofPerson]
}
