import type { Plan, PlanStep } from '../../../contracts/cases/plan.ts'
import { stepOf } from '../../../contracts/cases/steps/index.ts'
import { advance, newCase } from './advance.ts'
import { type Answers, answersOf, decisiveIn, endingStepsIn, type Varied, valuesIn, valuesOfPerson } from './answers.ts'
import type { CaseEvent } from './state.ts'

/** Integer paise, without what asking a step again costs. */
export interface PlanCost {
  /** If every step that is asked is answered; a case whose steps fail or are skipped can cost less, down to nothing. */
  least: number
  /** Whatever fails or is skipped. */
  most: number
  /** The most if every step goes well: with its first outcome, and with every fact that a condition reads. */
  usual: number
  /** The most that a case saves by ending early: the price of the steps that it does not need any more. */
  saved: number
  /** False if the plan has too many ways to walk them all: `least` and `most` are bounds then, which no case passes. */
  isExact: boolean
}

/**
 * The engine looks at every step, and at the conditions, whenever a step is answered: a way takes time by the square of the steps. So much of it keeps
 * a node from answering others for well under a tenth of a second.
 */
const MAX_WORK = 100_000

/** Values that conditions compare with: each is held against each. */
const MAX_VALUES = 200

/**
 * What a case of a plan can cost. Every way through the plan is walked by the engine itself, with each outcome of each step, without an answer, and with facts
 * of the person and of the steps on either side of what the conditions compare them with. `priceOf` gives the paise that an answer of a step costs.
 * With less `work` fewer ways are walked before bounds take their place.
 */
export function planCost(given: Plan, priceOf: (step: PlanStep) => number, work = MAX_WORK): PlanCost {
  const all = given.steps.reduce((sum, step) => sum + priceOf(step), 0)
  const bounds: PlanCost = { least: 0, most: all, usual: all, saved: 0, isExact: false }
  const comparisons = decisiveIn(given)
  const values = valuesIn(comparisons)
  const workOfWay = given.steps.length * (given.steps.length + values)
  if (workOfWay > work || values > MAX_VALUES) return bounds
  // The last answer of a step decides, however often it was asked.
  const plan = { ...given, steps: given.steps.map(step => ({ ...step, tries: 1 })) }
  const compared = Map.groupBy(comparisons, ({ fact }) => fact)
  const answers = new Map(plan.steps.map(step => [step.id, answersOf(step, compared)]))
  const priced = { plan, answers, person: valuesOfPerson(compared), ending: endingStepsIn(plan), priceOf }
  let found: PlanCost | undefined
  // Each way takes the answers by these indexes, in the order in which they are asked for, and the next way the next combination.
  let path: { chosen: number; of: number }[] = []
  for (let left = work; left >= workOfWay; left -= workOfWay) {
    let at = 0
    const taken = path
    const way = walk(priced, of => {
      taken[at] ??= { chosen: 0, of }
      return taken[at++]?.chosen ?? 0
    })
    found = withWay(found, way)
    path = taken.slice(0, at)
    while (path.length > 0 && (path.at(-1)?.chosen ?? 0) + 1 >= (path.at(-1)?.of ?? 0)) path.pop()
    const last = path.at(-1)
    if (!last) return found
    last.chosen += 1
  }
  return { ...bounds, usual: found?.usual ?? all, saved: found?.saved ?? 0 }
}

/** What a case costs that goes one way, and what it saves by ending early. */
interface Way {
  cost: number
  saved: number
  /** Every step that was asked has an answer. */
  isAnswered: boolean
  goesWell: boolean
}

/** The first way goes well. */
function withWay(found: PlanCost | undefined, { cost, saved, isAnswered, goesWell }: Way): PlanCost {
  if (!found) return { least: cost, most: cost, usual: cost, saved, isExact: true }
  return {
    least: isAnswered ? Math.min(found.least, cost) : found.least,
    most: Math.max(found.most, cost),
    usual: goesWell ? Math.max(found.usual, cost) : found.usual,
    saved: Math.max(found.saved, saved),
    isExact: true,
  }
}

interface Priced {
  plan: Plan
  answers: ReadonlyMap<string, Answers>
  person: readonly Varied[]
  ending: ReadonlySet<string>
  priceOf: (step: PlanStep) => number
}

type Choose = (of: number) => number

function walk({ plan, answers, person, ending, priceOf }: Priced, choose: Choose): Way {
  const way: Way = { cost: 0, saved: 0, isAnswered: true, goesWell: true }
  let { state, effects } = advance(plan, newCase(plan, chosenFrom(person, choose, way)), { type: 'start' })
  let open = effects.filter(({ type }) => type === 'ask')
  while (open.length > 0) {
    const mayBeNext = open.filter(({ step }, index) => index === 0 || ending.has(step))
    const next = mayBeNext[mayBeNext.length > 1 ? choose(mayBeNext.length) : 0] ?? open[0]
    const step = plan.steps.find(({ id }) => id === next?.step)
    const possible = answers.get(next?.step ?? '')
    if (!next || !step || !possible) break
    const event = { step: step.id, round: next.round, ...eventOf(possible, choose, way) } as CaseEvent
    ;({ state, effects } = advance(plan, state, event))
    if (event.type === 'answered' && !stepOf(step.kind).repeats?.includes(event.outcome)) way.cost += priceOf(step)
    const { steps } = state
    open = [...open, ...effects.filter(({ type }) => type === 'ask')].filter(one => steps[one.step]?.status === 'asked')
  }
  const notNeeded = plan.steps.filter(({ id }) => state.steps[id]?.status === 'notNeeded')
  way.saved = notNeeded.reduce((sum, step) => sum + priceOf(step), 0)
  return way
}

/** How a step ends: with an outcome and facts, or, as the last choice, without an answer. */
function eventOf({ outcomes, facts, mayFail }: Answers, choose: Choose, way: Way) {
  const ends = outcomes.length + (mayFail ? 1 : 0)
  const index = ends > 1 ? choose(ends) : 0
  if (index > 0) way.goesWell = false
  const outcome = outcomes[index]
  if (outcome === undefined) {
    way.isAnswered = false
    return { type: 'failed' as const, reason: '', isFinal: true as const }
  }
  return { type: 'answered' as const, outcome, facts: chosenFrom(facts, choose, way) }
}

function chosenFrom(facts: readonly Varied[], choose: Choose, way: Way) {
  const entries = facts.map(({ name, values }) => {
    const value = values[values.length > 1 ? choose(values.length) : 0] ?? null
    if (value === null) way.goesWell = false
    return [name, value] as const
  })
  return Object.fromEntries(entries)
}
