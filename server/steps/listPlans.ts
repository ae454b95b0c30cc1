import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Condition } from '../../contracts/cases/condition.ts'
import { conditionWords } from '../../contracts/cases/conditionWords.ts'
import { dependenciesOf, type Plan } from '../../contracts/cases/plan.ts'
import { stepOf } from '../../contracts/cases/steps/index.ts'
import type { planResource, ShownPlan, ShownPlanDetail } from '../../contracts/resources/plan.ts'
import { readPlan } from '../cases/rows.ts'
import { planCost } from '../engines/cases/cost.ts'
import type { Context, Scope } from '../platform/context.ts'
import { findAndCount, likePattern } from '../platform/db/listQueries.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { ListQuery, Page } from '../platform/http/serveResource.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import { stepPrices } from './prices.ts'

type Filter = z.output<typeof planResource.filter>
type Parts = Pick<Context, 'db' | 'prices'>

/** The account's plans, archived ones included unless the filter says otherwise. */
export async function listPlans(
  { db }: Parts,
  { actor }: Scope<CustomerActor>,
  { filter: { id, archived, q }, ...query }: ListQuery<Filter>,
): Promise<Page<ShownPlan>> {
  let found = db.selectFrom('plans').selectAll().where('user_id', '=', actor.userId)
  if (id) found = found.where('id', 'in', id)
  if (archived !== undefined) found = found.where('archived_at', archived ? 'is not' : 'is', null)
  if (q) found = found.where('name', 'ilike', likePattern(q))
  const { rows, ...counted } = await findAndCount(found, { id: 'id', createdAt: 'created_at' }, query)
  const plans = rows.map(async row => presentPlan(row, await readPlan(db, row.id, row.version)))
  return { rows: await Promise.all(plans), ...counted }
}

/** A plan with its steps and what a case of it costs today. Throws `not_found`, also for another account's. */
export async function showPlan(ctx: Parts, { actor }: Scope<CustomerActor>, id: string): Promise<ShownPlanDetail> {
  const row = await ctx.db
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!row) throw notFound('plan')
  const plan = await readPlan(ctx.db, row.id, row.version)
  const prices = await stepPrices(ctx, actor.userId, plan)
  const words = (when: Condition) => ({ en: conditionWords(plan, when, 'en'), hi: conditionWords(plan, when, 'hi') })
  const steps = plan.steps.map(({ id: step, title, kind, when, tries, dueHours = null, skippable }, index) => ({
    id: step,
    title,
    kind,
    actor: stepOf(kind).actor,
    after: [...dependenciesOf(plan, index)],
    tries,
    dueHours,
    skippable,
    when: when ? words(when) : null,
    pricePaise: prices.get(step) ?? 0,
  }))
  const rules = plan.rules.map(({ verdict, early, when }) => ({ verdict, early, when: words(when) }))
  return { ...presentPlan(row, plan), plan, steps, rules, cost: planCost(plan, step => prices.get(step.id) ?? 0) }
}

const presentPlan = (
  { id, version, archived_at: archivedAt, created_at: createdAt }: Selectable<Schema['plans']>,
  { title, steps }: Plan,
): ShownPlan => ({ id, title, version, stepCount: steps.length, archivedAt, createdAt })
