import { expect, test } from 'vitest'
import { packagePlan } from '../../../../contracts/cases/bgc/packagePlan.ts'
import { standardPackages } from '../../../../contracts/cases/bgc/standardPackages.ts'
import { type PlanStep, plan as planSchema } from '../../../../contracts/cases/plan.ts'
import { planProblems } from '../../../../contracts/cases/planProblems.ts'
import { promiseOf, type StepTime, seeded, simulate } from '../../../../server/engines/cases/promise.ts'

const HOUR_MS = 3_600_000

const times: Record<string, StepTime> = {
  consent: { p50Ms: 5 * HOUR_MS, p90Ms: 40 * HOUR_MS, share: 1 },
  form: { p50Ms: 0.1 * HOUR_MS, p90Ms: 2 * HOUR_MS, share: 0.9 },
  document: { p50Ms: 0.2 * HOUR_MS, p90Ms: 5 * HOUR_MS, share: 0.9 },
  address: { p50Ms: 0.2 * HOUR_MS, p90Ms: 5 * HOUR_MS, share: 0.9 },
  employment: { p50Ms: 0.3 * HOUR_MS, p90Ms: 8 * HOUR_MS, share: 0.9 },
  education: { p50Ms: 0.2 * HOUR_MS, p90Ms: 5 * HOUR_MS, share: 0.9 },
  referee: { p50Ms: 48 * HOUR_MS, p90Ms: 190 * HOUR_MS, share: 0.9 },
  check: { p50Ms: 0.01 * HOUR_MS, p90Ms: 0.5 * HOUR_MS, share: 1 },
  review: { p50Ms: 6 * HOUR_MS, p90Ms: 30 * HOUR_MS, share: 0.3 },
}
const timeOf = ({ kind }: PlanStep): StepTime => times[kind] ?? { p50Ms: 1, p90Ms: 1, share: 1 }

test.each(standardPackages.map(one => [one.name.en, one] as const))(
  '%s: of 500 cases, at least nine in ten end within the promised time',
  (_, input) => {
    const plan = planSchema.parse(packagePlan(input))
    expect(planProblems(plan)).toEqual([])
    const { whole, steps } = promiseOf(plan, timeOf)
    const random = seeded(2026)
    const ends = Array.from({ length: 500 }, () => simulate(plan, timeOf, random))
    const kept = ends.filter(end => Math.max(...end) <= whole.p90Ms).length
    expect(kept).toBeGreaterThanOrEqual(450)
    // The promise is no empty one: a case in the middle ends long before.
    expect(whole.p50Ms).toBeLessThan(whole.p90Ms)
    const half = ends.filter(end => Math.max(...end) <= whole.p50Ms).length
    expect(half).toBeGreaterThan(200)
    expect(half).toBeLessThan(300)
    plan.steps.forEach(({ id }, index) => {
      const promised = steps.get(id)?.p90Ms ?? 0
      expect(ends.filter(end => (end[index] ?? 0) <= promised).length, id).toBeGreaterThanOrEqual(450)
    })
  },
)

test('the same history gives the same promise, and a slower one a later', () => {
  const [input] = standardPackages
  if (!input) throw new Error('no package')
  const plan = planSchema.parse(packagePlan(input))
  expect(promiseOf(plan, timeOf)).toEqual(promiseOf(plan, timeOf))
  const slower = promiseOf(plan, step => ({
    ...timeOf(step),
    p50Ms: 2 * timeOf(step).p50Ms,
    p90Ms: 2 * timeOf(step).p90Ms,
  }))
  expect(slower.whole.p90Ms).toBeGreaterThan(promiseOf(plan, timeOf).whole.p90Ms)
})
