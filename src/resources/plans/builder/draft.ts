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

export function newStep(kind: StepKind, { steps }: Plan): PlanStep {
  const { label, example } = stepOf(kind)
  const settings = firstSettings[kind] ?? example.settings
  const id = freeName(kind, new Set(steps.map(step => step.id)))
  return { id, kind, title: label, tries: 1, skippable: false, settings } as PlanStep
}

/** `check`, or `check2` if that name is taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`
  return free
}

/** Without a step, and without it among those that others wait for. */
export const withoutStep = (plan: Plan, id: string): Plan => ({
  ...plan,
  steps: plan.steps
    .filter(step => step.id !== id)
    .map(step => (step.after ? { ...step, after: step.after.filter(other => other !== id) } : step)),
})

/** An entry of a list one place up or down. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const next = [...list]
  next.splice(from + by, 0, ...next.splice(from, 1))
  return next
}

export const replaced = <T>(list: readonly T[], at: number, value: T): T[] => list.with(at, value)
export const removed = <T>(list: readonly T[], at: number): T[] => list.toSpliced(at, 1)
