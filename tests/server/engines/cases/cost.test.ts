import { expect, test } from 'vitest'
import { type PlanInput, plan as planSchema } from '../../../../contracts/cases/plan.ts'
import { planCost } from '../../../../server/engines/cases/cost.ts'
import { holds } from '../../../../server/engines/cases/holds.ts'
import { vendorPlan } from '../../../support/cases/plans.ts'

const price = (prices: Record<string, number>) => (step: { id: string }) => prices[step.id] ?? 0
const costOf = (plan: PlanInput, prices: Record<string, number>) => planCost(planSchema.parse(plan), price(prices))

test('least, most and usual follow the ways through a plan', () => {
  expect(costOf(vendorPlan, { pan: 100, profile: 1000, card: 10 })).toEqual({
    least: 100,
    most: 1110,
    usual: 1110,
    saved: 1010,
    isExact: true,
  })
})

test('a step that is asked only if something was found costs nothing in the least', () => {
  const steps = vendorPlan.steps.map(step =>
    step.id === 'profile' ? { ...step, when: { fact: 'pan.nameMatch', lessThan: 80 } } : step,
  )
  expect(costOf({ ...vendorPlan, steps, rules: [] }, { pan: 100, profile: 1000 })).toMatchObject({
    least: 100,
    most: 1100,
  })
})

const words = { en: 'Any words', hi: 'कोई शब्द' }

const planOf = (steps: unknown[]): PlanInput => ({ ...vendorPlan, steps: steps as PlanInput['steps'], rules: [] })

const check = (id: string, more: object = {}) => ({
  id,
  kind: 'check',
  title: words,
  settings: { product: 'pan-check', input: { pan: { fact: 'details.pan' } } },
  ...more,
})

const review = (id: string, more: object = {}) => ({
  id,
  kind: 'review',
  title: words,
  settings: { question: words },
  ...more,
})

const form = (fields: object[]) => ({
  id: 'details',
  kind: 'form',
  title: words,
  settings: { fields: fields.map(field => ({ label: words, ...field })) },
})

const numbersNamed = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ source: `n${index}`, kind: 'number', ...more }))

test('a step that has no answer costs nothing, and lets every step begin whose condition it leaves open', () => {
  const steps = [
    check('a'),
    check('b', { when: { fact: 'a.outcome', is: 'passed' } }),
    check('c', { when: { not: { fact: 'a.outcome', is: 'passed' } } }),
  ]
  const cost = costOf(planOf(steps), { a: 100, b: 200, c: 300 })
  expect(cost).toEqual({ least: 300, most: 500, usual: 300, saved: 0, isExact: true })
  const certain = [review('a'), ...steps.slice(1)]
  expect(costOf(planOf(certain), { b: 200, c: 300 })).toMatchObject({ least: 200, most: 300, isExact: true })
})

test('what is known of the person leads different ways', () => {
  const steps = [check('a', { when: { fact: 'subject.email', is: 'asha@example.com' } }), check('b')]
  expect(costOf(planOf(steps), { a: 100, b: 10 })).toMatchObject({ least: 10, most: 110, usual: 110, isExact: true })
})

test('all goes well if the facts are there', () => {
  const when = { fact: 'details.n0', atLeast: 18 }
  const steps = [form(numbersNamed(1, { optional: true })), check('a', { when: { not: when } }), check('b', { when })]
  const cost = costOf(planOf(steps), { a: 10, b: 100 })
  expect(cost).toMatchObject({ least: 10, most: 110, usual: 100, isExact: true })
})

test('a number between two that are compared leads a way of its own', () => {
  const between = {
    all: [10.2, 10.5].map((value, at) => ({ fact: 'details.n0', [at ? 'lessThan' : 'moreThan']: value })),
  }
  const steps = [form(numbersNamed(1)), check('a', { when: between })]
  expect(costOf(planOf(steps), { a: 10 })).toMatchObject({ least: 0, most: 10, isExact: true })
})

test('a refused document costs nothing, however often it is asked for', () => {
  const document = { id: 'card', kind: 'document', title: words, settings: { kind: 'pan' }, tries: 10 }
  expect(costOf(planOf([document]), { card: 7 })).toEqual({ least: 0, most: 7, usual: 7, saved: 0, isExact: true })
})

test('a form whose many numbers are compared has bounds', () => {
  const fields = numbersNamed(20)
  const when = { all: fields.map(({ source }) => ({ fact: `details.${source}`, atLeast: 18 })) }
  const cost = costOf(planOf([form(fields), check('a', { when })]), { a: 100 })
  expect(cost).toEqual({ least: 0, most: 100, usual: 100, saved: 0, isExact: false })
})

test('fifty texts that a fact is compared with at once lead one way', () => {
  const cities = Array.from({ length: 50 }, (_, index) => `City ${index}`)
  const fields = Array.from({ length: 5 }, (_, index) => ({ source: `f${index}` }))
  const when = { all: fields.map(({ source }) => ({ fact: `details.${source}`, in: cities.slice(0, 30) })) }
  const cost = costOf(planOf([form(fields), check('a', { when })]), { a: 100 })
  expect(cost).toMatchObject({ least: 0, most: 100, usual: 100, isExact: true })
})

test('a plan with too many ways has bounds that no case passes', () => {
  const reviews = Array.from({ length: 24 }, (_, index) => review(`s${index}`, { after: [] }))
  const rules = reviews.map(({ id }) => ({
    verdict: 'look',
    when: { fact: `${id}.outcome`, is: 'failed' },
    early: true,
  }))
  const cost = costOf({ ...planOf(reviews), rules }, { s0: 5, s1: 7 })
  expect(cost).toMatchObject({ least: 0, most: 12, usual: 12, isExact: false })
})

test('rules that end no case early lead no way of their own', () => {
  const reviews = Array.from({ length: 24 }, (_, index) => review(`s${index}`, { after: [] }))
  const rules = reviews.map(({ id }) => ({ verdict: 'look', when: { fact: `${id}.outcome`, is: 'failed' } }))
  expect(costOf({ ...planOf(reviews), rules }, { s0: 5 })).toMatchObject({ least: 5, most: 5, isExact: true })
})

test.each([
  ['a long chain of checks', 60, 59],
  ['very many steps', 200, 50],
  ['a plan of the usual length', 12, 11],
])('%s is priced with bounded work', (_, length, conditions) => {
  const steps = Array.from({ length }, (_each, index) =>
    check(`s${index}`, {
      ...(index > 0 && index <= conditions && { when: { fact: `s${index - 1}.outcome`, is: 'passed' } }),
    }),
  )
  const plan = planSchema.parse(planOf(steps))
  let looks = 0
  const priceOf = () => {
    looks += 1
    return 5
  }
  expect(planCost(plan, priceOf).most).toBe(length * 5)
  // A price is looked at with each answer of each way that is walked: ten times as many ways need more.
  expect(looks).toBeLessThan(4_000)
})

test('a condition about what is not known is neither true nor false', () => {
  const facts = (path: string) => ({ 'a.x': 5, 'a.word': 'yes' })[path]
  expect(holds({ fact: 'a.y', is: 1 }, facts)).toBeUndefined()
  expect(holds({ not: { fact: 'a.y', is: 1 } }, facts)).toBeUndefined()
  expect(
    holds(
      {
        all: [
          { fact: 'a.y', is: 1 },
          { fact: 'a.x', is: 4 },
        ],
      },
      facts,
    ),
  ).toBe(false)
  expect(
    holds(
      {
        any: [
          { fact: 'a.y', is: 1 },
          { fact: 'a.x', is: 5 },
        ],
      },
      facts,
    ),
  ).toBe(true)
  expect(
    holds(
      {
        all: [
          { fact: 'a.y', is: 1 },
          { fact: 'a.x', is: 5 },
        ],
      },
      facts,
    ),
  ).toBeUndefined()
  expect(holds({ fact: 'a.word', moreThan: 3 }, facts)).toBeUndefined()
  expect(holds({ fact: 'a.x', isNot: 'five' }, facts)).toBeUndefined()
  expect(holds({ fact: 'a.x', atLeast: 5 }, facts)).toBe(true)
  expect(holds({ fact: 'a.x', in: [1, 2] }, facts)).toBe(false)
})

test.each([
  [9, '18', false],
  ['9', '18', false],
  ['9', 18, false],
  ['18', 18, true],
  ['2026-04-30', '2026-05-01', false],
  ['2026-05-01', '2026-05-01', true],
  ['2026-05', '2026-04', true],
  ['b', 'a', undefined],
  ['2026-05-01', '2026-04', undefined],
  ['2026-99-99', '2026-04-01', undefined],
])('%o is at least %o: %o, because only numbers and dates have an order', (fact, atLeast, expected) => {
  expect(holds({ fact: 'a.x', atLeast }, () => fact)).toBe(expected)
})

test('a number that was stored as it was typed is the same number', () => {
  expect(holds({ fact: 'a.x', is: 18 }, () => '18')).toBe(true)
  expect(holds({ fact: 'a.x', in: ['17', '18'] }, () => 18)).toBe(true)
  expect(holds({ fact: 'a.x', isNot: 18 }, () => 'eighteen')).toBeUndefined()
})
