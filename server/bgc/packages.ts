import type { z } from 'zod'
import type { BgcPackage, listBgcPackages as listCall, saveBgcPackage as saveCall } from '../../contracts/calls/bgc.ts'
import type { PackageInput } from '../../contracts/cases/bgc/packageInput.ts'
import { packageOf } from '../../contracts/cases/bgc/packageOf.ts'
import { packagePlan } from '../../contracts/cases/bgc/packagePlan.ts'
import { standardPackages } from '../../contracts/cases/bgc/standardPackages.ts'
import { type Plan, plan as planSchema } from '../../contracts/cases/plan.ts'
import { publishPlan as publishIn } from '../cases/plans.ts'
import { expectedTimes } from '../cases/promises.ts'
import { readPlan } from '../cases/rows.ts'
import { planCost } from '../engines/cases/cost.ts'
import type { PromisedTime } from '../engines/cases/promise.ts'
import { seenLocations, seesCases } from '../platform/access/locations.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { publishPlan } from '../steps/begin.ts'
import { stepPrices } from '../steps/prices.ts'

type Own = Scope<CustomerActor>
type Parts = Pick<Context, 'db' | 'vault' | 'prices'>

const DAY_MS = 86_400_000
/** So many ways of a plan are walked for its price in a list; beyond that it has bounds. */
const WORK = 20_000

/** The packages that candidates can be added to. An account that never had one gets the standard ones. */
export async function listPackages(ctx: Parts, scope: Own): Promise<z.output<typeof listCall.reply>> {
  const { userId } = scope.actor
  await ensureStandardPackages(ctx, scope)
  const seen = seesCases(await seenLocations(ctx.db, scope.actor))
  const rows = await ctx.db
    .selectFrom('plans')
    .selectAll()
    .select(eb =>
      eb
        .selectFrom('cases')
        .whereRef('cases.plan_id', '=', 'plans.id')
        .where('cases.status', 'in', ['open', 'paused'])
        .where(seen)
        .select(of => of.fn.countAll<string>().as('count'))
        .as('running'),
    )
    .where('user_id', '=', userId)
    .where('product', '=', 'bgc')
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute()
  const packages: BgcPackage[] = []
  for (const { id, version, running } of rows) {
    const plan = await readPlan(ctx.db, id, version)
    const known = packageOf(plan)
    if (!known) continue
    packages.push({
      ...known,
      checks: [...known.checks],
      id,
      version,
      running: Number(running),
      ...(await quoteOf(ctx, userId, plan)),
    })
  }
  return { packages }
}

/** What a package costs and how long it takes. */
export const quotePackage = (ctx: Parts, { actor }: Own, input: PackageInput) =>
  quoteOf(ctx, actor.userId, planSchema.parse(packagePlan(input)))

/** Throws as `publishPlan`. */
export const savePackage = (ctx: Context, scope: Own, { id, ...input }: z.output<NonNullable<typeof saveCall.body>>) =>
  publishPlan(ctx, scope, { id, product: 'bgc', plan: planSchema.parse(packagePlan(input)) })

async function quoteOf(ctx: Parts, userId: string, plan: Plan) {
  const prices = await stepPrices(ctx, userId, plan)
  const { whole } = await expectedTimes(ctx.db, plan)
  return { cost: planCost(plan, ({ id }) => prices.get(id) ?? 0, WORK), expected: inDays(whole) }
}

const inDays = ({ p50Ms, p90Ms }: PromisedTime) => ({ p50Days: days(p50Ms), p90Days: days(p90Ms) })

/** With one decimal. */
const days = (ms: number) => Math.round((ms / DAY_MS) * 10) / 10

/** Archived ones count: whoever has put them away does not want them back. */
async function ensureStandardPackages(ctx: Parts, scope: Own): Promise<void> {
  const { userId } = scope.actor
  const has = (db: Context['db']) =>
    db
      .selectFrom('plans')
      .select('id')
      .where('user_id', '=', userId)
      .where('product', '=', 'bgc')
      .limit(1)
      .executeTakeFirst()
  if (await has(ctx.db)) return
  await ctx.db.transaction().execute(async trx => {
    // Of two requests at the same time, one publishes them.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    if (await has(trx)) return
    for (const one of standardPackages)
      await publishIn(ctx, trx, scope, { product: 'bgc', plan: planSchema.parse(packagePlan(one)) })
  })
}
