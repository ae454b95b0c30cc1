import { factsNamedIn } from '../../../../contracts/cases/condition.ts'
import { dependenciesOf } from '../../../../contracts/cases/dependencies.ts'
import type { Plan, PlanStep } from '../../../../contracts/cases/plan.ts'
import { type StepKind, stepOf } from '../../../../contracts/cases/steps/index.ts'
import { text } from '../../../../contracts/platform/text.ts'

/* A plan that is being written. It has the form of a plan, with whatever is still missing left empty: the server says what that is. */

/** Three results are what most plans need. */
export const blankPlan: Plan = {
  title: text('', ''),
  steps: [],
  verdicts: [
    { value: 'clear', label: text('Clear', 'सही'), tone: 'success' },
    { value: 'look', label: text('To be decided', 'तय करना बाकी'), tone: 'warning' },
    { value: 'refused', label: text('Refused', 'मना'), tone: 'danger' },
  ],
  rules: [],
  otherwise: 'look',
  dueDays: 30,
}

export const emptyField = (source: string) => ({ source, label: text('', ''), kind: 'text', optional: false }) as const

/** What a new step of a kind has: its example, except where that would say something about steps that the plan may not have. */
const firstSettings: Partial<Record<StepKind, object>> = {
  form: { fields: [emptyField('field1')] },
  check: { product: 'pan-check', input: {} },
  decision: { rules: [{ outcome: 'quick', when: { all: [] } }], otherwise: 'thorough' },
}

export function newStep(kind: StepKind, plan: Plan): PlanStep {
  const { label, example } = stepOf(kind)
  const settings = firstSettings[kind] ?? example.settings
  const named = factsNamed(plan).map(fact => fact.slice(0, fact.indexOf('.')))
  const id = freeName(kind, new Set([...plan.steps.map(step => step.id), ...named]))
  return { id, kind, title: label, tries: 1, skippable: false, settings } as PlanStep
}

/** `check`, or `check2` if that name is taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`
  return free
}

/**
 * Every fact that the draft names. It may be of a step that has been removed: were a new one called the same, what was written about the old one
 * would silently be about it.
 */
export function factsNamed({ steps, rules }: Plan): string[] {
  const ofRules = rules.flatMap(({ when }) => factsNamedIn(when))
  const ofSteps = steps.flatMap(step => {
    const ofWhen = step.when ? factsNamedIn(step.when) : []
    if (step.kind === 'decision') return [...ofWhen, ...step.settings.rules.flatMap(({ when }) => factsNamedIn(when))]
    if (step.kind !== 'check') return ofWhen
    return [...ofWhen, ...Object.values(step.settings.input).flatMap(source => ('fact' in source ? source.fact : []))]
  })
  return [...ofRules, ...ofSteps]
}

/** Without a step. Those that waited for it wait for what it has waited for: a check still begins after the consent before it. */
export function withoutStep(plan: Plan, id: string): Plan {
  const index = plan.steps.findIndex(step => step.id === id)
  const removedStep = plan.steps[index]
  const instead = dependenciesOf(plan, index)
  const steps = plan.steps.map((step, at): PlanStep => {
    if (step.after?.includes(id))
      return { ...step, after: [...new Set(step.after.flatMap(other => (other === id ? instead : other)))] }
    const waitedByOrder = step.after === undefined && at === index + 1
    return waitedByOrder && removedStep?.after ? { ...step, after: removedStep.after } : step
  })
  return { ...plan, steps: removed(steps, index) }
}

/** An entry of a list one place up or down. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const next = [...list]
  next.splice(from + by, 0, ...next.splice(from, 1))
  return next
}

export const replaced = <T>(list: readonly T[], at: number, value: T): T[] => list.with(at, value)
export const removed = <T>(list: readonly T[], at: number): T[] => list.toSpliced(at, 1)
