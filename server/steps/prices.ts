import type { Plan, PlanStep } from '../../contracts/cases/plan.ts'
import { planProblems } from '../../contracts/cases/planProblems.ts'
import { priceItemFor } from '../../contracts/checks/priceItems.ts'
import { planCost } from '../engines/cases/cost.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'

type Prices = Pick<Context, 'db' | 'prices'>

/** Integer paise that an answer of each step costs an account today, by the step's name; 0 for a step that asks no source. */
export async function stepPrices(
  ctx: Prices,
  userId: string,
  { steps }: Pick<Plan, 'steps'>,
): Promise<Map<string, number>> {
  const prices = new Map<string, number>()
  for (const step of steps) {
    const item = itemOf(step)
    prices.set(step.id, item === null ? 0 : await ctx.prices.priceOf(ctx.db, userId, item))
  }
  return prices
}

function itemOf(step: PlanStep) {
  if (step.kind === 'document') return priceItemFor('ocr-document', { kind: step.settings.kind })
  if (step.kind !== 'check') return null
  const fixed = Object.entries(step.settings.input).flatMap(([name, source]) =>
    'value' in source ? [[name, source.value]] : [],
  )
  return priceItemFor(step.settings.product, Object.fromEntries(fixed))
}

/** What a plan costs, and what keeps it from being published. */
export async function quotePlan(ctx: Prices, { actor, locale }: Scope<CustomerActor>, plan: Plan) {
  const problems = planProblems(plan).map(({ field, message }) => ({ field, message: message[locale] }))
  const prices = await stepPrices(ctx, actor.userId, plan)
  const steps = plan.steps.map(({ id }) => ({ id, pricePaise: prices.get(id) ?? 0 }))
  if (problems.length > 0) {
    const most = steps.reduce((sum, { pricePaise }) => sum + pricePaise, 0)
    return { least: 0, most, usual: most, saved: 0, isExact: false, steps, problems }
  }
  return { ...planCost(plan, ({ id }) => prices.get(id) ?? 0), steps, problems }
}
