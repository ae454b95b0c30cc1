import { expect, test } from 'vitest'
import { type PlanInput, plan as planSchema } from '../../../../contracts/cases/plan.ts'
import { advance, newCase } from '../../../../server/engines/cases/advance.ts'
import { fixedAnswer } from '../../../../server/engines/cases/fixedAnswer.ts'
import { problemsOf } from '../../../../server/engines/cases/problems.ts'
import type { CaseEvent, CaseState } from '../../../../server/engines/cases/state.ts'

const words = (en: string) => ({ en, hi: en })

const given: PlanInput = {
  title: words('Driver'),
  steps: [
    {
      id: 'details',
      kind: 'form',
      title: words('Details'),
      settings: { fields: [{ source: 'city', label: words('City'), kind: 'text' }] },
    },
    {
      id: 'licence',
      kind: 'document',
      title: words('Licence'),
      after: [],
      settings: { kind: 'detect' },
    },
    { id: 'contract', kind: 'sign', title: words('Contract'), after: [], settings: { template: 'env_example' } },
    {
      id: 'look',
      kind: 'review',
      title: words('Review'),
      after: ['details', 'licence'],
      settings: { question: words('Is it in order?') },
    },
  ],
  verdicts: [
    { value: 'clear', label: words('Clear'), tone: 'success' },
    { value: 'refused', label: words('Refused'), tone: 'danger' },
  ],
  rules: [{ verdict: 'refused', when: { fact: 'details.city', is: 'Nowhere' }, early: true }],
  otherwise: 'clear',
}

const plan = planSchema.parse(given)
const answered = (step: string, outcome: string, facts = {}): CaseEvent => ({
  type: 'answered',
  step,
  round: 1,
  outcome,
  facts,
})
const after = (...events: CaseEvent[]): CaseState =>
  events.reduce((state, event) => advance(plan, state, event).state, newCase(plan, {}))

function fixed(state: CaseState, id: string, wasChecked = false) {
  const step = plan.steps.find(one => one.id === id)
  if (!step) throw new TypeError(`No step ${id}.`)
  return fixedAnswer(plan, state, step, { wasChecked })
}

const start: CaseEvent = { type: 'start' }
const details = answered('details', 'answered', { city: 'Pune' })

test('the plan of these tests can be published', () => {
  expect(problemsOf(plan)).toEqual([])
})

test('an answer can be changed until a step that has read it has begun', () => {
  expect(fixed(after(start), 'details')).toBe('beingChecked')
  expect(fixed(after(start, details), 'details')).toBeNull()
  const looked = after(start, details, answered('licence', 'passed'))
  expect(fixed(looked, 'details')).toMatchObject({ usedBy: { id: 'look' } })
  expect(fixed(after(start, details, { type: 'pause' }), 'details')).toBe('beingChecked')
})

test('what a check has read, and a document that was signed or refused, is not had twice', () => {
  const state = after(start, answered('licence', 'passed'), answered('contract', 'refused'))
  expect(fixed(state, 'licence', true)).toBe('wasChecked')
  expect(fixed(state, 'contract')).toBe('wasSigned')
})

test('an answer by which the case ends early cannot be changed while it waits for what cannot be recalled', () => {
  const short = planSchema.parse({ ...given, steps: given.steps.slice(0, 2) })
  const events = [
    start,
    { type: 'begun', step: 'licence', round: 1 },
    answered('details', 'answered', { city: 'Nowhere' }),
  ]
  const state = (events as CaseEvent[]).reduce((now, event) => advance(short, now, event).state, newCase(short, {}))
  expect(state).toMatchObject({ status: 'open', isClosing: true, steps: { licence: { status: 'inProgress' } } })
  const [step] = short.steps
  expect(step && fixedAnswer(short, state, step, { wasChecked: false })).toBe('beingChecked')
  // Asked again, the case would not be about to end any more.
  expect(advance(short, state, { type: 'askAgain', step: 'details' }).state.isClosing).toBe(false)
})
