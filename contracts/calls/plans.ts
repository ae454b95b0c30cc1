import { z } from 'zod'
import { caseLimits } from '../cases/limits.ts'
import { plan } from '../cases/plan.ts'
import { caseProducts } from '../cases/products.ts'
import { CASES_SCOPE } from '../checks/apiKeys.ts'
import { planCost, planDetail } from '../resources/plan.ts'
import { defineCall } from './define.ts'

const id = z.string().max(64)
const byId = { params: z.object({ id }), errors: ['not_found'] } as const
const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const byKey = { service: 'gateway', auth: 'key', scope: CASES_SCOPE, style: 'http', gate: 'kyc' } as const

const published = z.object({ id: z.string(), version: z.number().int() })
const paise = z.number().int()

const quote = planCost.extend({
  steps: z.array(z.object({ id: z.string(), pricePaise: paise })),
  /** What keeps the plan from being published; the fields are paths such as `steps.2.when`. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
})

const newPlan = z.object({
  id: id.optional(),
  /** The version of the plan on which this one is based. If it is given and is not the latest one, nothing is published. */
  basedOn: z.number().int().min(1).max(100_000).optional(),
  /** What a new plan and its cases belong to: `general` by default. A plan stays with its product. */
  product: z.enum(caseProducts).optional(),
  plan,
})

/** What a plan costs and what is wrong with it, before it is published. Nothing is stored. */
export const quotePlan = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  method: 'POST',
  path: '/plans/quote',
  summary: 'Quote a plan',
  body: z.object({ plan }),
  bodyBytes: caseLimits.planBytes,
  reply: quote,
})

/** Publishes a plan, or the next version of one (`id`), unless it is archived. Published versions never change. */
export const publishPlan = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  method: 'POST',
  path: '/plans',
  summary: 'Publish a plan',
  body: newPlan,
  bodyBytes: caseLimits.planBytes,
  reply: published,
  errors: ['not_found', 'conflict'],
})

const archiving = (name: string, summary: string) =>
  defineCall({
    ...common,
    access: ['verifications', 'edit'],
    ...byId,
    method: 'POST',
    path: `/plans/{id}/${name}`,
    summary,
    reply: planDetail,
  })

/** No case can be started of an archived plan; those that run go on. */
export const archivePlan = archiving('archive', 'Archive a plan')
export const restorePlan = archiving('restore', 'Restore a plan')

export const publishPlanByApi = defineCall({
  ...byKey,
  method: 'POST',
  path: '/plans',
  summary: 'Publish a plan',
  body: newPlan,
  bodyBytes: caseLimits.planBytes,
  reply: published,
  errors: ['not_found', 'conflict'],
})
