import type { Plan, PlanStep } from '../../contracts/cases/plan.ts'
import { priceItemFor } from '../../contracts/checks/priceItems.ts'
import { planCost } from '../engines/cases/cost.ts'
import { problemsOf } from '../engines/cases/problems.ts'
import { envelopePrice } from '../esign/price.ts'
import { readEnvelope } from '../esign/rows.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { templateProblems } from './templateProblems.ts'

type Prices = Pick<Context, 'db' | 'prices' | 'vault'>

/** Integer paise that an answer of each step costs an account today, by the step's name; 0 for a step that asks no source. */
export async function stepPrices(
  ctx: Prices,
  userId: string,
  { steps }: Pick<Plan, 'steps'>,
): Promise<Map<string, number>> {
  const prices = new Map<string, number>()
  for (const step of steps) {
    let price = step.kind === 'sign' ? await documentPrice(ctx, userId, step.settings.template) : 0
    for (const item of itemsOf(step)) price += await ctx.prices.priceOf(ctx.db, userId, item)
    prices.set(step.id, price)
  }
  return prices
}

/** Of the document that is made of a template, whoever signs it by Aadhaar included; of no template of the account's, 0. */
async function documentPrice(ctx: Prices, userId: string, templateId: string): Promise<number> {
  const template = await readEnvelope(ctx, ctx.db, templateId)
  if (!template?.row.is_template || template.row.user_id !== userId) return 0
  const { draft } = template
  return envelopePrice(ctx, { row: { user_id: userId, mode: 'live' }, draft })
}

function itemsOf(step: PlanStep) {
  switch (step.kind) {
    case 'document':
      return [priceItemFor('ocr-document', { kind: step.settings.kind })]
    case 'bankStatement':
      return [priceItemFor('bank-statement', {})]
    case 'employment':
      return step.settings.uan === 'none' ? [] : [priceItemFor('uan-check', {})]
    case 'selfie': {
      const liveness = step.settings.liveness === 'required' ? [priceItemFor('face-liveness', {})] : []
      return [...liveness, priceItemFor('face-match', {})]
    }
    case 'videoKyc':
      return [
        priceItemFor('ocr-document', { kind: 'pan' }),
        priceItemFor('pan-check', {}),
        priceItemFor('face-liveness', {}),
        priceItemFor('face-match', {}),
      ]
    case 'check': {
      const fixed = Object.entries(step.settings.input).flatMap(([name, source]) =>
        'value' in source ? [[name, source.value]] : [],
      )
      return [priceItemFor(step.settings.product, Object.fromEntries(fixed))]
    }
    default:
      return []
  }
}

/** What a plan costs, and what keeps it from being published. */
export async function quotePlan(ctx: Context, scope: Scope<CustomerActor>, plan: Plan) {
  const { actor, locale } = scope
  const ofPlan = problemsOf(plan).map(({ field, message }) => ({ field, message: message[locale] }))
  const problems = [...ofPlan, ...(await templateProblems(ctx, scope, plan))]
  const prices = await stepPrices(ctx, actor.userId, plan)
  const steps = plan.steps.map(({ id }) => ({ id, pricePaise: prices.get(id) ?? 0 }))
  if (problems.length > 0) {
    const most = steps.reduce((sum, { pricePaise }) => sum + pricePaise, 0)
    return { least: 0, most, usual: most, saved: 0, isExact: false, steps, problems }
  }
  return { ...planCost(plan, ({ id }) => prices.get(id) ?? 0), steps, problems }
}
