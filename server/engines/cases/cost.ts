import {
  type ComparisonCondition,
  type Condition,
  comparisonOf,
  type FactValue,
} from '../../../contracts/cases/condition.ts'
import type { Plan, PlanStep } from '../../../contracts/cases/plan.ts'
import { outcomesOf } from '../../../contracts/cases/stepFacts.ts'
import { stepOf } from '../../../contracts/cases/steps/index.ts'
import { advance, newCase } from './advance.ts'
import type { CaseState } from './state.ts'

/** Integer paise. */
export interface PlanCost {
  least: number
  most: number
  /** If every step goes well. */
  usual: number
  /** The most that a case saves by ending early: the price of the steps that it does not need any more. */
  saved: number
  /** False if the plan has too many ways to walk them all: `least` and `most` are bounds then, which no case passes. */
  isExact: boolean
}

const MAX_RUNS = 5_000

/** A way through a plan takes time by the square of its steps: at most so much of it, two seconds on a slow machine. */
const MAX_WORK = 3_000_000

/**
 * What a case of a plan can cost. Every way through the plan is walked by the engine itself, with each outcome of each step, and facts on either side of
 * what its conditions compare them with. `priceOf` gives the paise that an answer of a step costs. A step that is asked again after a refusal or
 * a source that is down is charged once. With less `work` fewer ways are walked before bounds take their place.
 */
export function planCost(plan: Plan, priceOf: (step: PlanStep) => number, work = MAX_WORK): PlanCost {
  const maxRuns = Math.min(MAX_RUNS, Math.ceil(work / plan.steps.length ** 2))
  const answers = new Map(plan.steps.map(step => [step.id, answersOf(plan, step)]))
  const priced = { plan, answers, priceOf }
  const first = run(priced, () => 0)
  const usual = first.cost
  let { cost: least, cost: most, saved } = first
  // Each run takes the answers by these indexes, in the order in which they are asked for, and the next run the next combination.
  let path: { chosen: number; of: number }[] = []
  for (let runs = 0; runs < maxRuns; runs += 1) {
    let at = 0
    const taken = path
    const way = run(priced, of => {
      taken[at] ??= { chosen: 0, of }
      return taken[at++]?.chosen ?? 0
    })
    least = Math.min(least, way.cost)
    most = Math.max(most, way.cost)
    saved = Math.max(saved, way.saved)
    path = taken.slice(0, at)
    while (path.length > 0 && (path.at(-1)?.chosen ?? 0) + 1 >= (path.at(-1)?.of ?? 0)) path.pop()
    const last = path.at(-1)
    if (!last) return { least, most, usual, saved, isExact: true }
    last.chosen += 1
  }
  const all = plan.steps.reduce((sum, step) => sum + priceOf(step), 0)
  return { least: 0, most: all, usual, saved, isExact: false }
}

type Answer = { outcome: string; facts: Record<string, FactValue> }

interface Priced {
  plan: Plan
  answers: Map<string, Answer[]>
  priceOf: (step: PlanStep) => number
}

/** What a case costs whose steps answer as `choose` says, and what it saves by ending early. */
function run({ plan, answers, priceOf }: Priced, choose: (of: number) => number): { cost: number; saved: number } {
  let { state, effects } = advance(plan, newCase(plan, {}), { type: 'start' })
  const asked = effects.filter(({ type }) => type === 'ask')
  let cost = 0
  for (let next = asked.shift(); next; next = asked.shift()) {
    const { step: id, round } = next
    const step = plan.steps.find(one => one.id === id)
    const possible = answers.get(id) ?? []
    const answer = possible[possible.length > 1 ? choose(possible.length) : 0]
    if (!step || !answer || !isAsked(state, id, round)) continue
    const advanced = advance(plan, state, { type: 'answered', step: id, round, ...answer })
    state = advanced.state
    effects = advanced.effects
    if (state.steps[id]?.status === 'done' && !stepOf(step.kind).repeats?.includes(answer.outcome))
      cost += priceOf(step)
    asked.push(...effects.filter(({ type }) => type === 'ask'))
  }
  const notNeeded = plan.steps.filter(({ id }) => state.steps[id]?.status === 'notNeeded')
  return { cost, saved: notNeeded.reduce((sum, step) => sum + priceOf(step), 0) }
}

const isAsked = (state: CaseState, id: string, round: number) =>
  state.steps[id]?.status === 'asked' && state.steps[id]?.round === round

/** The answers that can lead different ways: each outcome that is compared anywhere, with each kind of value of each fact that is. */
function answersOf(plan: Plan, step: PlanStep): Answer[] {
  const compared = allConditions(plan)
    .flatMap(comparisonsIn)
    .filter(({ fact }) => fact.startsWith(`${step.id}.`))
  const isOutcome = ({ fact }: ComparisonCondition) => fact === `${step.id}.outcome`
  const outcomes = Object.keys(outcomesOf(step))
  const repeats = stepOf(step.kind).repeats ?? []
  const named = compared.filter(isOutcome).flatMap(one => [comparisonOf(one).value].flat().map(String))
  const [first = ''] = outcomes
  const other = outcomes.find(outcome => !named.includes(outcome) && outcome !== first)
  const chosen = [...new Set([first, ...named, ...repeats, ...(other ? [other] : [])])].filter(one =>
    outcomes.includes(one),
  )
  const facts = new Map<string, FactValue[]>()
  for (const one of compared.filter(two => !isOutcome(two))) {
    const name = one.fact.slice(step.id.length + 1)
    facts.set(name, [...(facts.get(name) ?? [null]), ...[comparisonOf(one).value].flat().flatMap(around)])
  }
  let combined: Answer[] = chosen.map(outcome => ({ outcome, facts: {} }))
  for (const [name, values] of facts)
    combined = combined.flatMap(answer =>
      [...new Set(values)].map(value => ({ ...answer, facts: { ...answer.facts, [name]: value } })),
    )
  return combined
}

/** Values on both sides of the one that a fact is compared with. */
function around(value: FactValue): FactValue[] {
  if (typeof value === 'number') return [value - 1, value, value + 1]
  if (typeof value === 'boolean') return [true, false]
  return typeof value === 'string' ? [value, `${value} `, ''] : []
}

const allConditions = ({ steps, rules }: Plan): Condition[] => [
  ...steps.flatMap(step => [
    ...(step.when ? [step.when] : []),
    ...(step.kind === 'decision' ? step.settings.rules.map(({ when }) => when) : []),
  ]),
  ...rules.map(({ when }) => when),
]

function comparisonsIn(one: Condition): ComparisonCondition[] {
  if ('all' in one) return one.all.flatMap(comparisonsIn)
  if ('any' in one) return one.any.flatMap(comparisonsIn)
  return 'not' in one ? comparisonsIn(one.not) : [one]
}
