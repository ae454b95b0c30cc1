import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { plan as planSchema } from '../../contracts/cases/plan.ts'
import type { TrubgvCheck } from '../../contracts/cases/trubgv/checks.ts'
import type { SubjectKind } from '../../contracts/cases/trubgv/known.ts'
import { trubgvPlan } from '../../contracts/cases/trubgv/plan.ts'
import { publishPlan } from '../cases/plans.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'

/**
 * The account's plan for these checks, in the caller's transaction. Identical plans are published once: two requests at the same moment
 * wait for each other, and the second finds the plan of the first.
 */
export async function ownPlan(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  scope: Scope<CustomerActor | KeyActor>,
  { kind, checks }: { kind: SubjectKind; checks: readonly TrubgvCheck[] },
): Promise<string> {
  const { userId } = scope.actor
  const plan = planSchema.parse(trubgvPlan(kind, checks))
  const digest = createHash('sha256').update(JSON.stringify(plan)).digest('hex')
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trubgv ${userId} ${digest}`}, 0))`.execute(trx)
  const known = await trx
    .selectFrom('trubgv_plans')
    .select('plan_id')
    .where('user_id', '=', userId)
    .where('digest', '=', digest)
    .executeTakeFirst()
  if (known) return known.plan_id
  const { id } = await publishPlan(ctx, trx, scope, { product: 'trubgv', plan })
  await trx.insertInto('trubgv_plans').values({ user_id: userId, digest, plan_id: id }).execute()
  return id
}
