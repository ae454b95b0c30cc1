import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Condition } from '../../contracts/cases/condition.ts'
import { conditionWords } from '../../contracts/cases/conditionWords.ts'
import { dependenciesOf } from '../../contracts/cases/dependencies.ts'
import type { Plan } from '../../contracts/cases/plan.ts'
import type { CaseProduct } from '../../contracts/cases/products.ts'
import { settingsWords } from '../../contracts/cases/settingsWords.ts'
import { stepOf } from '../../contracts/cases/steps/index.ts'
import type { planResource, ShownPlan, ShownPlanDetail } from '../../contracts/resources/plan.ts'
import { readPlan } from '../cases/rows.ts'
import { type PlanCost, planCost } from '../engines/cases/cost.ts'
import type { Context, Scope } from '../platform/context.ts'
import { findAndCount, likePattern } from '../platform/db/listQueries.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { ListQuery, Page } from '../platform/http/serveResource.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import { type ShownVersion, versionsOf } from './planVersions.ts'
import { stepPrices } from './prices.ts'

type Filter = z.output<typeof planResource.filter>
type Parts = Pick<Context, 'db' | 'prices' | 'vault'>

/** The account's plans of a product, archived ones included unless the filter says otherwise. */
export async function listPlans(
  ctx: Parts,
  { actor: { userId } }: Scope<CustomerActor>,
  { filter: { id, archived, q }, ...query }: ListQuery<Filter>,
  product: CaseProduct = 'general',
): Promise<Page<ShownPlan>> {
  let found = ctx.db.selectFrom('plans').selectAll().where('user_id', '=', userId).where('product', '=', product)
  if (id) found = found.where('id', 'in', id)
  if (archived !== undefined) found = found.where('archived_at', archived ? 'is not' : 'is', null)
  if (q) found = found.where('name', 'ilike', likePattern(q))
  const { rows, ...counted } = await findAndCount(found, { id: 'id', createdAt: 'created_at' }, query)
  const versions = await versionsOf(
    ctx,
    userId,
    rows.map(row => row.id),
  )
  const plans = rows.map(async row => {
    const plan = await readPlan(ctx.db, row.id, row.version)
    return presentPlan(row, plan, versions.get(row.id) ?? [], listedCost(plan, await stepPrices(ctx, userId, plan)))
  })
  return { rows: await Promise.all(plans), ...counted }
}

/** A plan with its steps, its versions and what a case of it costs today. Throws `not_found`, also for another account's. */
export async function showPlan(
  ctx: Parts,
  { actor: { userId } }: Scope<CustomerActor>,
  id: string,
): Promise<ShownPlanDetail> {
  const row = await ctx.db
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound('plan')
  const plan = await readPlan(ctx.db, row.id, row.version)
  const prices = await stepPrices(ctx, userId, plan)
  const words = (when: Condition) => ({ en: conditionWords(plan, when, 'en'), hi: conditionWords(plan, when, 'hi') })
  const steps = plan.steps.map((step, index) => ({
    id: step.id,
    title: step.title,
    kind: step.kind,
    actor: stepOf(step.kind).actor,
    after: [...dependenciesOf(plan, index)],
    tries: step.tries,
    dueHours: step.dueHours ?? null,
    skippable: step.skippable,
    when: step.when ? words(step.when) : null,
    settings: settingsWords(plan, step),
    pricePaise: prices.get(step.id) ?? 0,
  }))
  const rules = plan.rules.map(({ verdict, early, when }) => ({ verdict, early, when: words(when) }))
  const versions = (await versionsOf(ctx, userId, [id])).get(id) ?? []
  const cost = planCost(plan, one => prices.get(one.id) ?? 0)
  return { ...presentPlan(row, plan, versions, cost), plan, steps, rules, cost, versions }
}

/** A page of plans is found quickly: for those with many ways it shows bounds, and their own page the exact cost. */
const LIST_WORK = 20_000

/** Found once per version and prices. */
const costs = new WeakMap<Plan, { key: string; cost: PlanCost }>()

function listedCost(plan: Plan, prices: ReadonlyMap<string, number>): PlanCost {
  const key = JSON.stringify([...prices])
  const known = costs.get(plan)
  if (known?.key === key) return known.cost
  const cost = planCost(plan, ({ id }) => prices.get(id) ?? 0, LIST_WORK)
  costs.set(plan, { key, cost })
  return cost
}

function presentPlan(
  { id, product, version, archived_at: archivedAt, created_at: createdAt }: Selectable<Schema['plans']>,
  { title, steps }: Plan,
  versions: readonly ShownVersion[],
  { least, most }: PlanCost,
): ShownPlan {
  const publishedAt = versions[0]?.publishedAt ?? createdAt
  const running = versions.reduce((sum, one) => sum + one.running, 0)
  return {
    id,
    product,
    title,
    version,
    stepCount: steps.length,
    cost: { least, most },
    publishedAt,
    running,
    archivedAt,
    createdAt,
  }
}
