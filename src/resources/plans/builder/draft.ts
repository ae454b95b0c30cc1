import { factsNamedIn } from '../../../../contracts/cases/condition.ts'
import { dependenciesOf } from '../../../../contracts/cases/dependencies.ts'
import { personsName } from '../../../../contracts/cases/holder.ts'
import type { Plan, PlanInput, PlanStep } from '../../../../contracts/cases/plan.ts'
import { factsReadBy } from '../../../../contracts/cases/sources.ts'
import { type StepKind, stepOf } from '../../../../contracts/cases/steps/index.ts'
import { qualityStep } from '../../../../contracts/cases/steps/quality.ts'
import { verifierReviewStep } from '../../../../contracts/cases/steps/verifierReview.ts'
import { videoKycStep } from '../../../../contracts/cases/steps/videoKyc.ts'
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

const firstVideoKyc = { mode: 'unassisted', point: 'asked', code: 'asked', card: 'asked', questions: [] } as const

/** What a new step of a kind has: its example, except where that would say something about steps that the plan may not have. */
const firstSettings: Partial<Record<StepKind, object>> = {
  form: { fields: [emptyField('field1')] },
  check: { product: 'pan-check', input: {}, holder: personsName },
  document: { kind: 'detect', holder: personsName },
  sign: { template: '' },
  referee: {
    relation: 'manager',
    person: {},
    claims: { name: { fact: 'subject.name' } },
    questions: [],
    asksRehire: true,
    answerDays: 14,
  },
  verifierReview: { ...verifierReviewStep.example.settings, judges: [] },
  quality: { ...qualityStep.example.settings, step: '' },
  selfie: { matchTo: '', liveness: 'required', upload: 'none' },
  videoKyc: { ...firstVideoKyc, ...videoKycStep.example.settings },
  decision: { rules: [{ outcome: 'quick', when: { all: [] } }], otherwise: 'thorough' },
}

export function newStep(kind: StepKind, plan: Plan): PlanStep {
  const { label, example } = stepOf(kind)
  const settings = firstSettings[kind] ?? example.settings
  const named = factsNamed(plan).map(fact => fact.slice(0, fact.indexOf('.')))
  const id = freeName(nameOf(kind), new Set([...plan.steps.map(step => step.id), ...named]))
  return { id, kind, title: label, tries: 1, skippable: false, settings } as PlanStep
}

/** Names of steps have small letters: `bank-statement`. */
const nameOf = (kind: StepKind) => kind.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

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
export function factsNamed({ steps, rules }: Pick<Plan, 'steps' | 'rules'>): string[] {
  const ofRules = rules.flatMap(({ when }) => factsNamedIn(when))
  const ofSteps = steps.flatMap(step => {
    const ofWhen = step.when ? factsNamedIn(step.when) : []
    if (step.kind === 'decision') return [...ofWhen, ...step.settings.rules.flatMap(({ when }) => factsNamedIn(when))]
    if (step.kind === 'form') return [...ofWhen, ...step.settings.fields.flatMap(({ prefill }) => prefill ?? [])]
    return [...ofWhen, ...factsReadBy(step)]
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

/** Where a draft names a step: the titles of steps that use what it gives or wait for it, and the numbers of the rules that read it. */
export interface References {
  /** By their ids. */
  steps: readonly string[]
  /** From 1. */
  rules: readonly number[]
}

/** What refers to a step, and would have to be changed if it were removed. A step that only comes after it in the order does not count. */
export function referencesTo({ steps, rules }: Plan, id: string): References {
  const isOf = (fact: string) => fact.startsWith(`${id}.`)
  return {
    steps: steps
      .filter(
        step => step.id !== id && (step.after?.includes(id) || factsNamed({ steps: [step], rules: [] }).some(isOf)),
      )
      .map(step => step.id),
    rules: rules.flatMap(({ when }, index) => (factsNamedIn(when).some(isOf) ? [index + 1] : [])),
  }
}

/** A plan as a template writes it, with what it leaves to the defaults. */
export function withDefaults({ steps, rules, dueDays = 30, ...plan }: PlanInput): Plan {
  const complete = (step: PlanInput['steps'][number]) => {
    const common = { tries: 1, skippable: false, ...step }
    if (step.kind === 'videoKyc') return { ...common, settings: { ...firstVideoKyc, ...step.settings } }
    return step.kind !== 'form'
      ? common
      : {
          ...common,
          settings: { fields: step.settings.fields.map(field => ({ kind: 'text', optional: false, ...field })) },
        }
  }
  return {
    ...plan,
    steps: steps.map(complete) as PlanStep[],
    rules: rules.map(rule => ({ early: false, ...rule })) as Plan['rules'],
    dueDays,
  }
}
