import { expect, test } from 'vitest'
import { plan as planSchema } from '../../../../contracts/cases/plan.ts'
import { advance, newCase } from '../../../../server/engines/cases/advance.ts'
import type { CaseEvent, CaseState } from '../../../../server/engines/cases/state.ts'
import { verifierPlan } from '../../../support/cases/verifierPlan.ts'

const plan = planSchema.parse(verifierPlan)
const subject = { name: 'Asha Rao', email: null, phone: null }

const answered = (step: string, outcome: string, round = 1): CaseEvent => ({
  type: 'answered',
  step,
  round,
  outcome,
  facts: {},
})
const back: CaseEvent = {
  type: 'answered',
  step: 'second',
  round: 1,
  outcome: 'sentBack',
  facts: { reason: 'Look again.' },
  problem: 'Look again.',
  sendsBack: 'judgement',
}

const after = (...events: CaseEvent[]): CaseState =>
  events.reduce((state, event) => advance(plan, state, event).state, newCase(plan, subject))

const judged = [
  { type: 'start' },
  answered('details', 'answered'),
  answered('pan', 'passed'),
  answered('judgement', 'passed'),
] as CaseEvent[]

test('a judgement that is sent back is asked again with why, and after it the second look; the case is never done between', () => {
  const { state, effects } = advance(plan, after(...judged), back)
  expect(effects).toEqual([{ type: 'ask', step: 'judgement', round: 2 }])
  expect(state).toMatchObject({ status: 'open', verdict: null })
  expect(state.steps['judgement']).toMatchObject({ status: 'asked', outcome: null, problem: 'Look again.' })
  expect(state.steps['second']).toMatchObject({ status: 'waiting', outcome: null })
  expect(state.steps['pan']).toMatchObject({ status: 'done', outcome: 'passed' })
  const again = advance(plan, state, answered('judgement', 'failed', 2))
  expect(again.effects).toEqual([{ type: 'ask', step: 'second', round: 2 }])
  const ended = advance(plan, again.state, answered('second', 'agreed', 2)).state
  expect(ended).toMatchObject({ status: 'done', verdict: { value: 'look' } })
})

test('delivered twice it counts once', () => {
  const once = after(...judged, back)
  expect(advance(plan, once, back)).toEqual({ state: once, effects: [] })
})

test('a paused case stays paused, and asks the judgement again when it goes on', () => {
  const paused = after(...judged, { type: 'pause' }, back)
  expect(paused.status).toBe('paused')
  expect(paused.steps['judgement']).toMatchObject({ status: 'waiting', problem: 'Look again.' })
  expect(advance(plan, paused, { type: 'resume' }).effects).toEqual([{ type: 'ask', step: 'judgement', round: 2 }])
})

test('a step whose answer was judged is asked again with the judgement', () => {
  const state = after(...judged, answered('second', 'agreed'), { type: 'askAgain', step: 'pan' })
  expect(state.steps).toMatchObject({
    pan: { status: 'asked' },
    judgement: { status: 'waiting' },
    second: { status: 'waiting' },
  })
})
