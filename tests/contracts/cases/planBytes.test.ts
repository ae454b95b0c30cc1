import { expect, test } from 'vitest'
import { rehearsePlan } from '../../../contracts/calls/planDrafts.ts'
import { publishPlan, publishPlanByApi, quotePlan } from '../../../contracts/calls/plans.ts'
import { plan as planSchema } from '../../../contracts/cases/plan.ts'
import { flowTemplates } from '../../../contracts/onboarding/templates/index.ts'
import { limits } from '../../../contracts/platform/limits.ts'

test('a plan of as many steps as may be fits every request that brings one', () => {
  const some = flowTemplates.flatMap(({ plan }) => plan.steps)
  const steps = Array.from({ length: 300 }, (_, index) => ({ ...some[index % some.length], id: `step-${index}` }))
  const plan = { ...flowTemplates[0]?.plan, steps, rules: [] }
  expect(planSchema.safeParse(plan).error).toBeUndefined()
  const bytes = Buffer.byteLength(JSON.stringify({ plan }))
  expect(bytes).toBeGreaterThan(limits.bodyBytes)
  for (const call of [publishPlan, publishPlanByApi, quotePlan, rehearsePlan])
    expect(call.bodyBytes ?? limits.bodyBytes).toBeGreaterThan(2 * bytes)
})
