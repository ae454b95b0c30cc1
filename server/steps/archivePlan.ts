import type { ShownPlanDetail } from '../../contracts/resources/plan.ts'
import { lockPlan } from '../cases/plans.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { showPlan } from './listPlans.ts'

/**
 * Archives a plan, so that no case can be started of it, or restores it. Cases that run go on. A plan that is in the requested state already keeps its
 * time. Throws `not_found`, also for another account's.
 */
export async function archivePlan(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<ShownPlanDetail> {
  await ctx.db.transaction().execute(async trx => {
    const { archived_at } = await lockPlan(trx, scope.actor.userId, id)
    if ((archived_at !== null) === isArchived) return
    const values = { archived_at: isArchived ? new Date().toISOString() : null }
    await trx.updateTable('plans').set(values).where('id', '=', id).execute()
    await audit(trx, scope, { action: isArchived ? 'plan.archived' : 'plan.restored', subject: id })
  })
  return showPlan(ctx, scope, id)
}
