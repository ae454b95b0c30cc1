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

test('a plan with too many ways has bounds that no case passes', () => {
  const [form] = vendorPlan.steps
  const many = Array.from({ length: 24 }, (_, index) => ({ ...form, id: `s${index}`, after: [] }))
  const reviews = many.map(step => ({
    ...step,
    kind: 'review' as const,
    settings: { question: { en: 'Is it so?', hi: 'क्या ऐसा है?' } },
  }))
  const rules = reviews.map(({ id }) => ({ verdict: 'look', when: { fact: `${id}.outcome`, is: 'failed' } }))
  const cost = costOf({ ...vendorPlan, steps: reviews as PlanInput['steps'], rules }, { s0: 5, s1: 7 })
  expect(cost).toEqual({ least: 0, most: 12, usual: 12, saved: 0, isExact: false })
})

test('a plan of very many steps is priced in bounded time', () => {
  const [form] = vendorPlan.steps
  const steps = Array.from({ length: 200 }, (_, index) => ({
    ...form,
    id: `s${index}`,
    after: [],
    kind: 'review' as const,
    settings: { question: { en: 'Is it so?', hi: 'क्या ऐसा है?' } },
  })) as PlanInput['steps']
  const rules = steps.slice(0, 50).map(({ id }) => ({ verdict: 'look', when: { fact: `${id}.outcome`, is: 'failed' } }))
  const began = performance.now()
  expect(costOf({ ...vendorPlan, steps, rules }, { s0: 5 })).toMatchObject({ least: 0, most: 5, isExact: false })
  expect(performance.now() - began).toBeLessThan(20_000)
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
