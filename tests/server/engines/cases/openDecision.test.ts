import { expect, test } from 'vitest'
import { type Plan, plan as planSchema } from '../../../../contracts/cases/plan.ts'
import { advance, newCase } from '../../../../server/engines/cases/advance.ts'
import type { CaseEvent, CaseState } from '../../../../server/engines/cases/state.ts'

const words = (en: string) => ({ en, hi: en })
const check = (id: string) => ({
  id,
  kind: 'check',
  title: words(id),
  after: [],
  settings: { product: 'pan-check', input: { pan: { value: 'AAAPZ1234C' } } },
})

/** The lists decide the way; `rules` read it. */
const planOf = (rules: object[], otherwise = 'usual', result = 'look'): Plan =>
  planSchema.parse({
    title: words('Plan'),
    steps: [
      check('pan'),
      check('lists'),
      {
        id: 'way',
        kind: 'decision',
        title: words('Way'),
        after: ['pan', 'lists'],
        settings: { rules: [{ outcome: 'suspicious', when: { fact: 'lists.outcome', is: 'mismatch' } }], otherwise },
      },
    ],
    verdicts: [
      { value: 'clear', label: words('Clear'), tone: 'success' },
      { value: 'look', label: words('Look'), tone: 'warning' },
      { value: 'refused', label: words('Refused'), tone: 'danger' },
    ],
    rules,
    otherwise: result,
  })

function verdictOf(plan: Plan, lists: 'passed' | 'mismatch' | 'down') {
  const events: CaseEvent[] = [
    { type: 'start' },
    { type: 'answered', step: 'pan', round: 1, outcome: 'passed', facts: {} },
    lists === 'down'
      ? { type: 'failed', step: 'lists', round: 1, reason: 'unavailable' }
      : { type: 'answered', step: 'lists', round: 1, outcome: lists, facts: {} },
  ]
  const end = events.reduce<CaseState>((state, event) => advance(plan, state, event).state, newCase(plan, {}))
  return { way: end.steps.way?.outcome, verdict: end.verdict?.value, undecided: end.verdict?.undecided }
}

const panPassed = { fact: 'pan.outcome', is: 'passed' }

test.each([
  ['that reads it', [{ verdict: 'clear', when: { all: [panPassed, { fact: 'way.outcome', is: 'usual' }] } }]],
  [
    'after one that reads it',
    [
      { verdict: 'refused', when: { fact: 'way.outcome', is: 'suspicious' } },
      { verdict: 'clear', when: panPassed },
    ],
  ],
])('a decision that cannot be decided gives no good result by a rule %s', (_, rules) => {
  const plan = planOf(rules)
  expect(verdictOf(plan, 'passed')).toEqual({ way: 'usual', verdict: 'clear', undecided: null })
  expect(verdictOf(plan, 'mismatch').verdict).not.toBe('clear')
  // The case goes on by the way for all others, and the result says what is not known.
  expect(verdictOf(plan, 'down')).toEqual({ way: 'usual', verdict: 'look', undecided: rules.length - 1 })
})

test('nor by the result otherwise', () => {
  const plan = planOf([{ verdict: 'refused', when: { fact: 'way.outcome', is: 'suspicious' } }], 'usual', 'clear')
  expect(verdictOf(plan, 'passed').verdict).toBe('clear')
  expect(verdictOf(plan, 'down')).toMatchObject({ verdict: 'look', undecided: 0 })
})

test('still gives a result against the person, as the plan says', () => {
  const plan = planOf([{ verdict: 'refused', when: { fact: 'way.outcome', is: 'unclear' } }], 'unclear')
  expect(verdictOf(plan, 'down')).toMatchObject({ way: 'unclear', verdict: 'refused' })
})

test('a decision without a way for all others is no plan', () => {
  const { steps, ...rest } = planOf([])
  const without = steps.map(step =>
    step.kind === 'decision' ? { ...step, settings: { rules: step.settings.rules } } : step,
  )
  const { error } = planSchema.safeParse({ ...rest, steps: without })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['steps.2.settings.otherwise'])
})
