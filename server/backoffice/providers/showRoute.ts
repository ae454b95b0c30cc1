import type { ProductId } from '../../../contracts/products/index.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { listPriceAt } from '../../money/prices/periods.ts'
import { staffNames } from '../../people/staff/staffNames.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import { readAccounts } from '../../sources/providers/accounts.ts'
import { providerOf, providersFor, sourceLabel } from '../../sources/providers/registry.ts'
import { providerHealth } from '../../sources/routing/calls.ts'
import { routeHistory, type SourceRoute } from '../../sources/routing/routes.ts'
import { readComparisons, readDisagreements } from './disagreements.ts'
import { healthSince, percentOf } from './health.ts'
import { readRoutes, withLabels } from './listRoutes.ts'
import { serverProblem } from './listServers.ts'
import { readMargins } from './margins.ts'

type Shared = Pick<Context, 'config' | 'db' | 'prices' | 'sources' | 'vault'>

const MAX_HISTORY = 50

/** One product with the providers that could answer it, the customers' own routes, and every decision. Throws `not_found`. */
export async function showRoute(ctx: Shared, id: string): Promise<SourceRouteDetail> {
  const route = (await readRoutes(ctx)).find(one => one.id === id)
  if (!route) throw notFound('product')
  const history = await routeHistory(ctx, route.id)
  const nameOf = await staffNames(
    ctx.db,
    history.map(({ madeBy }) => madeBy),
  )
  const customerOf = await customerNames(ctx, history)
  const current = newestOfEach(history)
  return {
    ...route,
    providers: await providersOf(ctx, route.id),
    pricePaise: listPriceAt(await ctx.prices.scheduleOf(ctx.db), route.id, Date.now()),
    margins: await readMargins(ctx, route.id),
    comparisons: await readComparisons(ctx, route.id),
    differing: await readDisagreements(ctx, route.id),
    own: current
      .filter(({ userId, choices }) => userId !== null && choices.length > 0)
      .map(({ userId, choices, hedgeMs, madeAt }) => ({
        userId,
        customer: customerOf(userId),
        choices: withLabels(choices),
        hedgeMs,
        since: madeAt,
      })),
    history: history.slice(0, MAX_HISTORY).map(one => ({
      id: one.id,
      userId: one.userId,
      customer: customerOf(one.userId),
      choices: withLabels(one.choices),
      hedgeMs: one.hedgeMs,
      reason: one.reason,
      madeBy: nameOf(one.madeBy),
      madeAt: one.madeAt,
      undoes: one.undoes,
      isCurrent: current.includes(one),
    })),
  }
}

/** The history is newest first. */
const newestOfEach = (history: readonly SourceRoute[]): SourceRoute[] =>
  history.filter((one, at) => history.findIndex(({ userId }) => userId === one.userId) === at)

async function customerNames({ db, vault }: Shared, history: readonly SourceRoute[]) {
  const ids = [...new Set(history.flatMap(({ userId }) => userId ?? []))]
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['users.id', customerName.as('customer')])
          .where('users.id', 'in', ids)
          .execute()
  const known = new Map(rows.map(({ id, customer }) => [id, openName(vault, customer)]))
  return (id: string | null): string | null => (id === null ? null : (known.get(id) ?? id))
}

async function providersOf(ctx: Shared, product: ProductId): Promise<SourceRouteDetail['providers']> {
  const accounts = await readAccounts(ctx)
  const health = (await providerHealth(ctx, healthSince())).filter(one => one.product === product)
  return providersFor(product).map(provider => {
    const account = accounts.find(one => one.provider === provider)
    const lately = health.find(one => one.provider === provider)
    return {
      provider,
      label: sourceLabel(provider),
      environment: account?.environment ?? null,
      problem: serverProblem(ctx, provider, account),
      breaker: ctx.sources.providers?.breakerOf(provider, product) ?? 'unknown',
      answeredPercent: percentOf(lately?.answers ?? 0, lately?.calls ?? 0),
      medianMs: lately?.medianMs ?? null,
      pricePaise: account?.prices[product] ?? providerOf(provider)?.prices[product] ?? null,
    }
  })
}
