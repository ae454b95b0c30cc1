import type { z } from 'zod'
import type { RouteChoice } from '../../../contracts/platform/sourceProviders.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type ProductId, productIds, productOf } from '../../../contracts/products/index.ts'
import type { SourceRouteRecord, sourceRoute } from '../../../contracts/resources/sourceRoute.ts'
import type { Context } from '../../platform/context.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { providersFor, sourceLabel } from '../../sources/providers/registry.ts'
import { OWN_GATEWAY } from '../../sources/remote/ownGateway.ts'
import { currentRoutes } from '../../sources/routing/routes.ts'
import { asksSource, runnerOf } from '../../sources/runners/index.ts'
import { disagreementsOf } from './disagreements.ts'

type Shared = Pick<Context, 'config' | 'db' | 'sources'>

/** The products that ask an outside source: the others are answered by this installation itself. */
export const routedProducts: readonly ProductId[] = productIds.filter(id => asksSource(runnerOf(id)))

/** One row a product. They are declared: filtered, sorted and paged here. */
export async function listRoutes(
  ctx: Shared,
  { filter: { q, id, decidedBy }, sort, offset, limit }: ListQuery<z.output<typeof sourceRoute.filter>>,
  locale: Locale,
): Promise<Page<SourceRouteRecord>> {
  const label = ({ product }: SourceRouteRecord) => productOf(product).label[locale]
  const matching = (await readRoutes(ctx)).filter(
    route =>
      (q === undefined || label(route).toLowerCase().includes(q.toLowerCase()) || route.id.includes(q)) &&
      (id === undefined || id.includes(route.id)) &&
      (decidedBy === undefined || decidedBy.includes(route.decidedBy)),
  )
  const ascending = (a: SourceRouteRecord, b: SourceRouteRecord) => {
    if (sort.field === 'product') return label(a).localeCompare(label(b), locale)
    if (sort.field === 'since') return (a.since ?? '').localeCompare(b.since ?? '')
    return a.id.localeCompare(b.id)
  }
  matching.sort((a, b) => (sort.order === 'ASC' ? ascending(a, b) : ascending(b, a)))
  return { rows: matching.slice(offset, offset + limit), total: matching.length, capped: false }
}

export async function readRoutes(ctx: Shared): Promise<SourceRouteRecord[]> {
  const routes = await currentRoutes(ctx)
  const differed = await disagreementsOf(ctx)
  const states = new Map(ctx.sources.health().map(({ product, state }) => [product, state]))
  return routedProducts.map(product => {
    const ofProduct = routes.filter(route => route.product === product)
    const everybody = ofProduct.find(({ userId }) => userId === null)
    const choices = withLabels(everybody?.choices ?? [])
    return {
      id: product,
      product,
      choices,
      hedgeMs: everybody?.hedgeMs ?? null,
      primary: choices[0]?.label ?? settingsLabel(ctx),
      decidedBy: everybody ? ('route' as const) : ('settings' as const),
      since: everybody?.madeAt ?? null,
      customers: ofProduct.filter(({ userId }) => userId !== null).length,
      able: providersFor(product).length,
      sourceState: states.get(product) ?? ('unknown' as const),
      disagreements: differed.get(product) ?? 0,
    }
  })
}

/** Who answers where no route says it. */
const settingsLabel = ({ config }: Pick<Context, 'config'>): string =>
  config.SOURCE === 'sandbox' ? 'Sandbox' : sourceLabel(OWN_GATEWAY)

export const withLabels = (choices: readonly RouteChoice[]) =>
  choices.map(choice => ({ ...choice, label: sourceLabel(choice.provider) }))
