import { type Condition, factsNamedIn } from '../../../contracts/cases/condition.ts'
import { dependenciesOf } from '../../../contracts/cases/dependencies.ts'
import { judgedSteps } from '../../../contracts/cases/judgedSteps.ts'
import type { Plan, PlanStep } from '../../../contracts/cases/plan.ts'
import { factsReadBy } from '../../../contracts/cases/sources.ts'
import { type CaseState, type Effect, isRunning, newStep } from './state.ts'

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
export function askedAgain(plan: Plan, state: CaseState, id: string, effects: Effect[]): CaseState {
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

/** These read everything before them, without naming it. */
const readsAll: readonly PlanStep['kind'][] = ['review', 'comparison']

/** Whether a step has read what one of these gave: by name, or, as a review does, everything before it. */
function reads(plan: Plan, index: number, step: PlanStep, changed: ReadonlySet<string>): boolean {
  if (judgedSteps(step).some(id => changed.has(id))) return true
  if (readsAll.includes(step.kind) && dependenciesOf(plan, index).some(id => isAfter(plan, id, changed))) return true
  return conditionsOf(step)
    .flatMap(factsNamedIn)
    .concat(factsReadBy(step))
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
