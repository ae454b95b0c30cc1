import {
  type ComparisonCondition,
  type Condition,
  comparisonOf,
  type FactValue,
  factsNamedIn,
  isIsoDate,
  type Value,
} from '../../../contracts/cases/condition.ts'
import { endedBefore } from '../../../contracts/cases/dependencies.ts'
import { factsOf } from '../../../contracts/cases/facts.ts'
import type { Plan, PlanStep } from '../../../contracts/cases/plan.ts'
import { outcomesOf } from '../../../contracts/cases/stepFacts.ts'
import { type StepActor, stepOf } from '../../../contracts/cases/steps/index.ts'
import { holds, numberIn } from './holds.ts'

/* What the steps of a plan can answer, as far as it decides which steps are asked. */

/** A fact with the values that can lead different ways: those first that conditions ask for, and last null, where it may be missing. */
export interface Varied {
  name: string
  values: readonly FactValue[]
}

export interface Answers {
  /** The first one is how the step goes well. */
  outcomes: readonly string[]
  facts: readonly Varied[]
  /** That it has no answer can lead a way of its own. */
  mayFail: boolean
}

/** By fact, the comparisons that read it. */
export type Compared = ReadonlyMap<string, readonly ComparisonCondition[]>

/** Whoever judges has no other answer than a judgement. */
const waits: readonly StepActor[] = ['customer', 'staff']

/** A step that no condition reads has one answer, or a refusal: no way depends on it. A review that may not be skipped waits until it is answered. */
export function answersOf(step: PlanStep, compared: Compared): Answers {
  const isRead = compared.keys().some(path => path.startsWith(`${step.id}.`))
  return {
    outcomes: outcomesIn(step, compared.get(`${step.id}.outcome`) ?? []),
    facts: variedOf(compared, step.id, step),
    mayFail: isRead && (step.skippable || !waits.includes(stepOf(step.kind).actor)),
  }
}

/** The facts of the person that conditions read. */
export const valuesOfPerson = (compared: Compared): Varied[] => variedOf(compared, 'subject')

/** The comparisons that decide which steps are asked: a rule does so only by ending the case, which earlier ones can keep it from. */
export function decisiveIn(plan: Plan): ComparisonCondition[] {
  const conditions = [
    ...plan.steps.flatMap(({ when }) => when ?? []),
    ...plan.steps.flatMap(step => (step.kind === 'decision' ? step.settings.rules.map(({ when }) => when) : [])),
    ...endingIn(plan),
  ]
  return conditions.flatMap(comparisonsIn)
}

const endingIn = ({ rules }: Plan): Condition[] =>
  rules.slice(0, rules.findLastIndex(({ early }) => early) + 1).map(({ when }) => when)

/** The steps on which an early end depends: it saves more if one of them is answered before the others. */
export function endingStepsIn(plan: Plan): ReadonlySet<string> {
  const before = endedBefore(plan)
  const read = endingIn(plan)
    .flatMap(factsNamedIn)
    .map(path => path.slice(0, path.indexOf('.')))
  return new Set(read.flatMap(id => [id, ...(before.get(id) ?? [])]))
}

/** Every comparison of a condition. */
export function comparisonsIn(one: Condition): ComparisonCondition[] {
  if ('all' in one) return one.all.flatMap(comparisonsIn)
  if ('any' in one) return one.any.flatMap(comparisonsIn)
  return 'not' in one ? comparisonsIn(one.not) : [one]
}

/** How many values some comparisons name: to find those that lead different ways, each is held against each. */
export const valuesIn = (comparisons: readonly ComparisonCondition[]): number =>
  comparisons.reduce((sum, one) => sum + [comparisonOf(one).value].flat().length, 0)

function outcomesIn(step: PlanStep, compared: readonly ComparisonCondition[]): readonly string[] {
  const repeats = stepOf(step.kind).repeats ?? []
  // A refusal, which costs nothing, is no answer like the others.
  const outcomes = Object.keys(outcomesOf(step))
  const refused = outcomes.filter(outcome => repeats.includes(outcome))
  const others = outcomes.filter(outcome => !repeats.includes(outcome))
  return [...different(others, compared), ...different(refused, compared)]
}

function variedOf(compared: Compared, owner: string, step?: PlanStep): Varied[] {
  return [...compared]
    .filter(([path]) => path.startsWith(`${owner}.`) && path !== `${owner}.outcome`)
    .map(([path, comparisons]) => {
      const name = path.slice(owner.length + 1)
      const choices = step && factsOf(step).find(({ source }) => source === name)?.choices
      const candidates = choices ? Object.keys(choices) : candidatesFor(comparisons)
      const missing = step && isAlwaysGiven(step, name) ? [] : [null]
      const held = (value: FactValue) => comparisons.filter(one => holds(one, () => value)).length
      const values = different(candidates, comparisons).toSorted((a, b) => held(b) - held(a))
      return { name, values: [...values, ...missing] }
    })
}

const isAlwaysGiven = (step: PlanStep, name: string) =>
  step.kind === 'form' && step.settings.fields.some(({ source, optional }) => source === name && !optional)

/** One of all values of a fact that its comparisons do not tell apart. */
function different<Given extends FactValue>(values: readonly Given[], compared: readonly ComparisonCondition[]) {
  const kept = new Map<string, Given>()
  for (const value of values) {
    const results = compared.map(one => String(holds(one, () => value))).join()
    if (!kept.has(results)) kept.set(results, value)
  }
  return [...kept.values()]
}

/** The values that a fact is compared with, and others on every side of them. */
function candidatesFor(compared: readonly ComparisonCondition[]): Value[] {
  const values = [...new Set(compared.flatMap(one => [comparisonOf(one).value].flat()))]
  const numbers = values.flatMap(value => numberIn(value) ?? [])
  const texts = values.filter(value => typeof value === 'string')
  const days = texts.filter(isIsoDate).map(Date.parse)
  return [
    ...around(numbers, 1),
    ...texts,
    ...around(days, 31 * DAY_MS).flatMap(isoDates),
    ...(texts.length > 0 ? [`${texts.join(' ')} or another`] : []),
    ...(values.some(value => typeof value === 'boolean') ? [true, false] : []),
  ]
}

const DAY_MS = 86_400_000

/** As a day and as a month: one of the two is what the condition compares. */
function isoDates(time: number): string[] {
  const day = new Date(time).toISOString()
  return [day.slice(0, 10), day.slice(0, 7)]
}

/** Points below, at, between and above some. */
function around(points: readonly number[], step: number): number[] {
  const sorted = points.toSorted((a, b) => a - b)
  return sorted.flatMap((point, index) => {
    const above = sorted[index + 1]
    return [...(index === 0 ? [point - step] : []), point, above === undefined ? point + step : (point + above) / 2]
  })
}
