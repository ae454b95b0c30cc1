import { type Plan, plan as planSchema } from '../../contracts/cases/plan.ts'
import type { CaseProduct } from '../../contracts/cases/products.ts'
import { problemsOf } from '../engines/cases/problems.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'

type Parts = Pick<Context, 'vault'>

/**
 * Publishes a plan, or with an id its next version, in the caller's transaction. Cases that run stay on theirs. Throws `bad_request` with what
 * keeps it from being published; `not_found`, also for another account's plan; and `conflict` for one that is archived, or whose latest version is
 * not the one on which this is based.
 */
export async function publishPlan(
  { vault }: Parts,
  trx: Trx,
  { actor, locale }: Scope<CustomerActor | KeyActor>,
  {
    id: known,
    basedOn,
    product = 'general',
    plan,
  }: { id?: string | undefined; basedOn?: number | undefined; product?: CaseProduct | undefined; plan: Plan },
): Promise<{ id: string; version: number }> {
  const problems = problemsOf(planSchema.parse(plan))
  if (problems.length > 0)
    throw new Problem(
      'bad_request',
      translate(locale, 'cases.planWrong'),
      problems.map(({ field, message }) => ({ field: `plan.${field}`, message: message[locale] })),
    )
  const id = known ?? newId('pln')
  const before = known === undefined ? null : await lockPlan(trx, actor.userId, known)
  if (before?.archived_at) throw new Problem('conflict', translate(locale, 'cases.planArchived'))
  if (before && basedOn !== undefined && basedOn !== before.version)
    throw new Problem('conflict', translate(locale, 'cases.planNewer', { version: before.version }))
  const version = (before?.version ?? 0) + 1
  const values = { name: plan.title.en, version }
  if (before) await trx.updateTable('plans').set(values).where('id', '=', id).execute()
  else
    await trx
      .insertInto('plans')
      .values({ id, user_id: actor.userId, product, ...values })
      .execute()
  const row = { plan_id: id, version, plan: JSON.stringify(plan), published_by: actor.name }
  await trx
    .insertInto('plan_versions')
    .values(sealRow(vault, 'plan_versions', row))
    .execute()
  return { id, version }
}

/** Throws `not_found`, also for another account's plan. */
export async function lockPlan(trx: Trx, userId: string, id: string) {
  const row = await trx
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('plan')
  return row
}
