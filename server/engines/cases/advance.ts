import type { FactValue } from '../../../contracts/cases/condition.ts'
import { endedBefore } from '../../../contracts/cases/dependencies.ts'
import type { Plan, PlanStep } from '../../../contracts/cases/plan.ts'
import { endedStepStatuses } from '../../../contracts/cases/states.ts'
import { stepOf } from '../../../contracts/cases/steps/index.ts'
import { askedAgain } from './askAgain.ts'
import { type Facts, holds } from './holds.ts'
import { type CaseEvent, type CaseState, type Effect, isRunning, newStep, type StepState } from './state.ts'
import { earlyRule, firstRule, verdictOf } from './verdict.ts'

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
      return withReport(plan, state, event, effects)
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

/** A case that is closing begins nothing, a second try included. */
const goesOn = (state: CaseState) => isRunning(state) && !state.isClosing

const withStep = (state: CaseState, id: string, step: Partial<StepState>): CaseState => {
  const before = state.steps[id]
  return before ? { ...state, steps: { ...state.steps, [id]: { ...before, ...step } } } : state
}

type Report = Extract<CaseEvent, { round: number }>

/** What somebody who was asked reports. Also of a case that has ended, if the step could not be recalled: what was found is kept. */
function withReport(plan: Plan, state: CaseState, event: Report, effects: Effect[]): CaseState {
  const { steps } = plan
  const step = state.steps[event.step]
  const declared = steps.find(({ id }) => id === event.step)
  if (!step || !declared || step.round !== event.round) return state
  if (step.status !== 'asked' && step.status !== 'inProgress') return state
  switch (event.type) {
    case 'begun':
      return step.status === 'asked' ? withStep(state, event.step, { status: 'inProgress' }) : state
    case 'answered':
      if (event.sendsBack !== undefined && goesOn(state)) return sentBack(plan, state, event, effects)
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

/** The step that is sent back is asked again, with why, and with it what has read its answer: first of all the step that sends it back. */
function sentBack(
  plan: Plan,
  state: CaseState,
  { step, outcome, facts, sendsBack, problem }: Extract<CaseEvent, { type: 'answered' }>,
  effects: Effect[],
): CaseState {
  const answered = withStep(state, step, { status: 'done', outcome, facts })
  if (sendsBack === undefined) return answered
  const again = askedAgain(plan, answered, sendsBack, effects)
  return again === answered
    ? answered
    : { ...withStep(again, sendsBack, { problem: problem ?? null }), status: state.status }
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

/**
 * Whether everything before a step has ended, and not only what it waits for by name: one that is asked again may be further back, and has no answer yet for the
 * steps that read it.
 */
function isReady(plan: Plan, state: CaseState, id: string): boolean {
  let before = orders.get(plan)
  if (!before) orders.set(plan, (before = endedBefore(plan)))
  for (const earlier of before.get(id) ?? []) {
    const step = state.steps[earlier]
    if (step !== undefined && !isEnded(step)) return false
  }
  return true
}

/** Of each plan, found once. */
const orders = new WeakMap<Plan, ReturnType<typeof endedBefore>>()

/** Goes on until nothing can begin by itself, and gives the verdict. */
function settled(plan: Plan, given: CaseState, effects: Effect[]): CaseState {
  if (given.status !== 'open') return given
  let state = closedEarly(plan, given, effects)
  for (const step of plan.steps) {
    const now = state.steps[step.id]
    if (now?.status !== 'waiting' || state.isClosing) continue
    if (!isReady(plan, state, step.id)) continue
    state = begun(state, step, now, effects)
    // A decision may have ended the case.
    if (step.kind === 'decision') state = closedEarly(plan, state, effects)
  }
  if (!Object.values(state.steps).every(isEnded)) return state
  return { ...state, status: 'done', isClosing: false, verdict: verdictOf(plan, factsIn(state)) }
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

function closedEarly(plan: Plan, state: CaseState, effects: Effect[]): CaseState {
  if (state.isClosing || earlyRule(plan, factsIn(state)) < 0) return state
  return { ...state, isClosing: true, steps: withoutOpen(state, 'notNeeded', effects) }
}
