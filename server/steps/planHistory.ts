import type { Plan } from '../../contracts/cases/plan.ts'
import { planChanges } from '../../contracts/cases/planChanges.ts'
import type { ShownPlanDetail } from '../../contracts/resources/plan.ts'
import { lockPlan, publishPlan } from '../cases/plans.ts'
import { readPlan } from '../cases/rows.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import { showPlan } from './listPlans.ts'
import { requireTemplates } from './templateProblems.ts'

type Owner = Scope<CustomerActor>

/** Throws `not_found` for another account's plan, and for a version that it does not have. */
async function ownVersion({ db }: Pick<Context, 'db'>, { actor }: Owner, id: string, version: number): Promise<Plan> {
  const found = await db
    .selectFrom('plans')
    .select('version')
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!found || version > found.version) throw notFound('plan')
  return readPlan(db, id, version)
}

/** Throws as `ownVersion`. */
export async function compareVersions(
  ctx: Pick<Context, 'db'>,
  scope: Owner,
  { id, version, since }: { id: string; version: number; since: number },
) {
  const [before, after] = [await ownVersion(ctx, scope, id, since), await ownVersion(ctx, scope, id, version)]
  return { changes: planChanges(before, after) }
}

/**
 * Publishes an earlier version as the next one. Throws as `ownVersion`; `conflict` if the plan is archived, or has another latest version than the one that was
 * seen; `bad_request` if it could not be published today.
 */
export async function restoreVersion(
  ctx: Context,
  scope: Owner,
  { id, version, basedOn }: { id: string; version: number; basedOn: number },
): Promise<ShownPlanDetail> {
  const plan = await ownVersion(ctx, scope, id, version)
  await requireTemplates(ctx, scope, plan)
  await ctx.db.transaction().execute(async trx => {
    const { product } = await lockPlan(trx, scope.actor.userId, id)
    const published = await publishPlan(ctx, trx, scope, { id, basedOn, product, plan })
    const data = { restored: version, version: published.version }
    await audit(trx, scope, { action: 'plan.versionRestored', subject: id, data })
  })
  return showPlan(ctx, scope, id)
}
