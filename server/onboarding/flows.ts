import type { z } from 'zod'
import type { onboardingFlowResource, ShownFlow } from '../../contracts/resources/onboardingFlow.ts'
import type { ShownPlanDetail } from '../../contracts/resources/plan.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { ListQuery, Page } from '../platform/http/serveResource.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { listPlans, showPlan } from '../steps/listPlans.ts'
import { stopOf } from './link.ts'
import { ownFlow } from './settings.ts'

type Filter = z.output<typeof onboardingFlowResource.filter>
type Owner = Scope<CustomerActor>

/** The account's flows, with whether their links are open. */
export async function listFlows(ctx: Context, scope: Owner, query: ListQuery<Filter>): Promise<Page<ShownFlow>> {
  const page = await listPlans(ctx, scope, query, 'onboarding')
  const ids = page.rows.map(({ id }) => id)
  if (ids.length === 0) return { ...page, rows: [] }
  const { userId } = scope.actor
  const links = await ctx.db.selectFrom('onboarding_links').selectAll().where('plan_id', 'in', ids).execute()
  const counted = await ctx.db
    .selectFrom('cases')
    .leftJoin('onboarding_starts', 'onboarding_starts.case_id', 'cases.id')
    .select(eb => [
      'cases.plan_id',
      eb.fn.countAll<string>().as('responses'),
      eb.fn.count<string>('onboarding_starts.case_id').as('starts'),
    ])
    .where('cases.user_id', '=', userId)
    .where('cases.plan_id', 'in', ids)
    .groupBy('cases.plan_id')
    .execute()
  const linkOf = new Map(links.map(link => [link.plan_id, link]))
  const countOf = new Map(counted.map(one => [one.plan_id, one]))
  return {
    ...page,
    rows: page.rows.map(flow => {
      const link = linkOf.get(flow.id)
      const of = countOf.get(flow.id)
      const stop = link && stopOf(link, { starts: Number(of?.starts ?? 0), isArchived: flow.archivedAt !== null })
      return {
        ...flow,
        link: !link ? 'none' : stop === null ? 'open' : 'stopped',
        responses: Number(of?.responses ?? 0),
      }
    }),
  }
}

/** Throws as `ownFlow`. */
export async function showFlow(ctx: Context, scope: Owner, id: string): Promise<ShownPlanDetail> {
  await ownFlow(ctx.db, scope, id)
  return showPlan(ctx, scope, id)
}
