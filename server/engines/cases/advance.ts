import { type Condition, type FactValue, factsNamedIn } from '../../../contracts/cases/condition.ts'
import { dependenciesOf } from '../../../contracts/cases/dependencies.ts'
import type { Plan, PlanStep } from '../../../contracts/cases/plan.ts'
import { endedStepStatuses } from '../../../contracts/cases/states.ts'
import { stepOf } from '../../../contracts/cases/steps/index.ts'
import { type Facts, holds } from './holds.ts'
import { type CaseEvent, type CaseState, type Effect, newStep, type StepState, type Verdict } from './state.ts'

export interface Advanced {
  state: CaseState
  effects: Effect[]
}

/** A case before its first event. */
export const newCase = ({ steps }: Plan, subject: CaseState['subject']): CaseState => ({
  status: 'open',
  isClosing: false,
  verdict: null,
  subject,
  steps: Object.fromEntries(steps.map(({ id }) => [id, newStep()])),
})

/**
 * What a case becomes by an event, and what has to be done because of it. Pure: the same plan, state and event always give the same answer. An event
 * that no longer applies returns the state itself, unchanged, so that whatever is delivered twice or late does no harm.
 */
export function advance(plan: Plan, state: CaseState, event: CaseEvent): Advanced {
  const effects: Effect[] = []
  const changed = applied(plan, state, event, effects)
  if (changed === state && event.type !== 'start') return { state, effects: [] }
  return { state: settled(plan, changed, effects), effects }
}

export const isEnded = ({ status }: Pick<StepState, 'status'>): boolean => endedStepStatuses.includes(status)

/** The facts of a case: of the person, and of the steps that are done. */
export const factsIn =
  ({ subject, steps }: Pick<CaseState, 'subject' | 'steps'>): Facts =>
  path => {
    const dot = path.indexOf('.')
    const [owner, name] = [path.slice(0, dot), path.slice(dot + 1)]
    if (owner === 'subject') return subject[name]
    const step = steps[owner]
    if (step?.status !== 'done') return undefined
    return name === 'outcome' ? step.outcome : step.facts[name]
  }

function applied(plan: Plan, state: CaseState, event: CaseEvent, effects: Effect[]): CaseState {
  switch (event.type) {
    case 'start':
      return state
    case 'begun':
    case 'answered':
    case 'failed':
    case 'blocked':
      return withReport(plan, state, event)
    case 'skip':
      return skipped(plan, state, event, effects)
    case 'askAgain':
      return askedAgain(plan, state, event.step, effects)
    case 'pause':
      return state.status === 'open' ? { ...state, status: 'paused' } : state
    case 'resume':
      return state.status === 'paused' ? { ...state, status: 'open' } : state
    default:
      return isRunning(state) ? ended(state, event.type === 'cancel' ? 'cancelled' : 'expired', effects) : state
  }
}

const isRunning = ({ status }: Pick<CaseState, 'status'>) => status === 'open' || status === 'paused'

/** A case that is closing begins nothing, a second try included. */
const goesOn = (state: CaseState) => isRunning(state) && !state.isClosing

const withStep = (state: CaseState, id: string, step: Partial<StepState>): CaseState => {
  const before = state.steps[id]
  return before ? { ...state, steps: { ...state.steps, [id]: { ...before, ...step } } } : state
}

type Report = Extract<CaseEvent, { round: number }>

/** What somebody who was asked reports. Also of a case that has ended, if the step could not be recalled: what was found is kept. */
function withReport({ steps }: Plan, state: CaseState, event: Report): CaseState {
  const step = state.steps[event.step]
  const declared = steps.find(({ id }) => id === event.step)
  if (!step || !declared || step.round !== event.round) return state
  if (step.status !== 'asked' && step.status !== 'inProgress') return state
  switch (event.type) {
    case 'begun':
      return step.status === 'asked' ? withStep(state, event.step, { status: 'inProgress' }) : state
    case 'answered':
      return step.tries < declared.tries && isRepeated(declared, event.outcome) && goesOn(state)
        ? withStep(state, event.step, { ...waitingAgain, problem: event.problem ?? null })
        : withStep(state, event.step, {
            status: 'done',
            outcome: event.outcome,
            facts: event.facts,
            reason: null,
            problem: null,
          })
    case 'failed':
      return step.tries < declared.tries && !event.isFinal && goesOn(state)
        ? withStep(state, event.step, waitingAgain)
        : withStep(state, event.step, { status: 'failed', reason: event.reason })
    default: {
      const waiting = withStep(state, event.step, { status: 'waiting', tries: step.tries - 1, reason: event.reason })
      return isRunning(state) ? { ...waiting, status: 'paused' } : state
    }
  }
}

const waitingAgain: Partial<StepState> = { status: 'waiting', outcome: null, facts: {}, problem: null }

const isRepeated = ({ kind }: PlanStep, outcome: string) => stepOf(kind).repeats?.includes(outcome) ?? false

/** Only a step that its plan lets be skipped, before it is under way. */
function skipped(
  { steps }: Plan,
  state: CaseState,
  { step: id, reason }: Extract<CaseEvent, { type: 'skip' }>,
  effects: Effect[],
): CaseState {
  const step = state.steps[id]
  const mayBe = steps.find(one => one.id === id)?.skippable && isRunning(state)
  if (!mayBe || !step || (step.status !== 'waiting' && step.status !== 'asked')) return state
  if (step.status === 'asked') effects.push({ type: 'withdraw', step: id, round: step.round })
  return withStep(state, id, { status: 'skipped', reason })
}

/**
 * The steps that begin anew if one is asked again: itself, everything that has read its answer, because a check of the old number, a review of the old
 * document would otherwise stand beside the new one, and what was not needed before. None if it cannot be asked again.
 */
export function askedAgainWith(plan: Plan, state: CaseState, id: string): string[] {
  const step = state.steps[id]
  const mayBe = isRunning(state) || state.status === 'done'
  if (!mayBe || !step || !['done', 'failed', 'skipped'].includes(step.status)) return []
  const again = new Set([id])
  plan.steps.forEach((one, index) => {
    if (reads(plan, index, one, again)) again.add(one.id)
  })
  return Object.keys(state.steps).filter(name => again.has(name) || state.steps[name]?.status === 'notNeeded')
}

/** What it does not concern is kept. Reopens a case that is done. */
function askedAgain(plan: Plan, state: CaseState, id: string, effects: Effect[]): CaseState {
  const again = askedAgainWith(plan, state, id)
  if (again.length === 0) return state
  // A step that cannot be recalled has not read the new answer either: what it reports belongs to a round that is over.
  const reset = Object.entries(state.steps).map(([name, one]) => {
    const isReset = again.includes(name)
    if (isReset && one.status === 'asked') effects.push({ type: 'withdraw', step: name, round: one.round })
    return [name, isReset ? { ...newStep(), round: one.round } : one] as const
  })
  return { ...state, status: 'open', isClosing: false, verdict: null, steps: Object.fromEntries(reset) }
}

/** Whether a step has read what one of these gave: by name, or, as a review does, everything before it. */
function reads(plan: Plan, index: number, step: PlanStep, changed: ReadonlySet<string>): boolean {
  if (step.kind === 'review' && dependenciesOf(plan, index).some(id => isAfter(plan, id, changed))) return true
  return conditionsOf(step)
    .flatMap(factsNamedIn)
    .concat(
      step.kind === 'check' ? Object.values(step.settings.input).flatMap(one => ('fact' in one ? one.fact : [])) : [],
    )
    .some(fact => changed.has(fact.slice(0, fact.indexOf('.'))))
}

function isAfter(plan: Plan, id: string, changed: ReadonlySet<string>): boolean {
  if (changed.has(id)) return true
  const index = plan.steps.findIndex(step => step.id === id)
  return index >= 0 && dependenciesOf(plan, index).some(earlier => isAfter(plan, earlier, changed))
}

const conditionsOf = (step: PlanStep): Condition[] => [
  ...(step.when ? [step.when] : []),
  ...(step.kind === 'decision' ? step.settings.rules.map(({ when }) => when) : []),
]

/** Ends a case: whoever was asked is told, what cannot be recalled goes on, what had not begun never does. */
function ended(state: CaseState, status: 'cancelled' | 'expired', effects: Effect[]): CaseState {
  return { ...state, status, isClosing: false, steps: withoutOpen(state, 'cancelled', effects) }
}

function withoutOpen(state: CaseState, status: 'cancelled' | 'notNeeded', effects: Effect[]): CaseState['steps'] {
  const steps = Object.entries(state.steps).map(([id, step]) => {
    if (step.status === 'asked') effects.push({ type: 'withdraw', step: id, round: step.round })
    return [id, step.status === 'waiting' || step.status === 'asked' ? { ...step, status } : step] as const
  })
  return Object.fromEntries(steps)
}

/** Goes on until nothing can begin by itself, and gives the verdict. */
function settled(plan: Plan, given: CaseState, effects: Effect[]): CaseState {
  if (given.status !== 'open') return given
  let state = closedEarly(plan, given, effects)
  for (const [index, step] of plan.steps.entries()) {
    const now = state.steps[step.id]
    if (now?.status !== 'waiting' || state.isClosing) continue
    if (!dependenciesOf(plan, index).every(id => state.steps[id] === undefined || isEnded(state.steps[id]))) continue
    state = begun(state, step, now, effects)
    // A decision may have ended the case.
    if (step.kind === 'decision') state = closedEarly(plan, state, effects)
  }
  if (!Object.values(state.steps).every(isEnded)) return state
  return { ...state, status: 'done', isClosing: false, verdict: verdictOf(plan, state) }
}

function begun(state: CaseState, step: PlanStep, now: StepState, effects: Effect[]): CaseState {
  const facts = factsIn(state)
  if (step.when && holds(step.when, facts) === false) return withStep(state, step.id, { status: 'notApplicable' })
  const round = now.round + 1
  if (step.kind === 'decision') return withStep(state, step.id, { ...decided(step, facts), status: 'done', round })
  effects.push({ type: 'ask', step: step.id, round })
  return withStep(state, step.id, { status: 'asked', round, tries: now.tries + 1, reason: null })
}

function decided({ settings }: Extract<PlanStep, { kind: 'decision' }>, facts: Facts) {
  const found = firstRule(settings.rules, facts)
  const rule = found.rule === null ? null : settings.rules[found.rule]
  const given: Record<string, FactValue> = found.rule === null ? {} : { rule: found.rule + 1 }
  return { outcome: rule?.outcome ?? settings.otherwise, facts: given }
}

/** The first rule that holds; none after one that cannot be decided. */
function firstRule(rules: readonly { when: Condition }[], facts: Facts): Pick<Verdict, 'rule' | 'undecided'> {
  for (const [index, { when }] of rules.entries()) {
    const value = holds(when, facts)
    if (value === true) return { rule: index, undecided: null }
    if (value === undefined) return { rule: null, undecided: index }
  }
  return { rule: null, undecided: null }
}

/** Whether a rule gives its verdict. A good one needs every rule before it known not to hold: what was not asked never makes a case look clear. */
function gives({ rules, verdicts }: Plan, index: number, facts: Facts): boolean {
  const rule = rules[index]
  if (!rule || holds(rule.when, facts) !== true) return false
  const isGood = verdicts.find(one => one.value === rule.verdict)?.tone === 'success'
  return !isGood || rules.slice(0, index).every(earlier => holds(earlier.when, facts) === false)
}

const earlyRule = (plan: Plan, facts: Facts): number =>
  plan.rules.findIndex((rule, index) => rule.early && gives(plan, index, facts))

function closedEarly(plan: Plan, state: CaseState, effects: Effect[]): CaseState {
  if (state.isClosing || earlyRule(plan, factsIn(state)) < 0) return state
  return { ...state, isClosing: true, steps: withoutOpen(state, 'notNeeded', effects) }
}

/**
 * The rule that ended the case early gives it whatever was not asked, unless an earlier one does. Otherwise the first rule that holds, and
 * `otherwise` after one that cannot be decided.
 */
function verdictOf(plan: Plan, state: CaseState): Verdict {
  const facts = factsIn(state)
  if (earlyRule(plan, facts) >= 0) {
    const rule = plan.rules.findIndex((_, index) => gives(plan, index, facts))
    return { value: plan.rules[rule]?.verdict ?? plan.otherwise, rule, undecided: null }
  }
  const found = firstRule(plan.rules, facts)
  const rule = found.rule === null ? undefined : plan.rules[found.rule]
  return { value: rule?.verdict ?? plan.otherwise, ...found }
}
