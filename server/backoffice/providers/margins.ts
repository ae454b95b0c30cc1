import { sql } from 'kysely'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { firstIdAt } from '../../checks/days.ts'
import type { Context } from '../../platform/context.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import { sourceLabel } from '../../sources/providers/registry.ts'

type Shared = Pick<Context, 'db' | 'vault'>

const DAYS = 30
const MAX_CUSTOMERS = 10

/** What a product's answers brought and cost in the last 30 days, as far as the cost is known: by provider, and by the customers with most of them. */
export async function readMargins(ctx: Shared, product: ProductId): Promise<SourceRouteDetail['margins']> {
  const costed = ctx.db
    .selectFrom('verifications')
    .where('product', '=', product)
    .where('source_cost_paise', 'is not', null)
    .where('verifications.id', '>=', firstIdAt('ver', new Date(Date.now() - DAYS * 86_400_000)))
  const sums = {
    answers: sql<number>`count(*)::int`,
    chargedPaise: sql<number>`coalesce(sum(charge_paise), 0)::bigint`,
    costPaise: sql<number>`coalesce(sum(source_cost_paise), 0)::bigint`,
  }
  const figures = [
    sums.answers.as('answers'),
    sums.chargedPaise.as('chargedPaise'),
    sums.costPaise.as('costPaise'),
  ] as const
  const providers = await costed.select('source').select(figures).groupBy('source').orderBy('source').execute()
  const customers = await costed
    .innerJoin('users', 'users.id', 'verifications.user_id')
    .select(['users.id as userId', customerName.as('customer')])
    .select(figures)
    // The name follows from the key.
    .groupBy('users.id')
    .orderBy('answers', 'desc')
    .limit(MAX_CUSTOMERS)
    .execute()
  const second = await ctx.db
    .selectFrom('source_calls')
    .select([
      sql<number>`count(*)::int`.as('answers'),
      sql<number>`coalesce(sum(cost_paise), 0)::bigint`.as('costPaise'),
    ])
    .where('product', '=', product)
    .where('second', '=', true)
    .where('at', '>=', new Date(Date.now() - DAYS * 86_400_000).toISOString())
    .executeTakeFirstOrThrow()
  return {
    days: DAYS,
    second,
    providers: providers.map(({ source, ...row }) => ({ ...row, label: sourceLabel(source ?? '') })),
    customers: customers.map(({ customer, ...row }) => ({ ...row, customer: openName(ctx.vault, customer) })),
  }
}
