import type { z } from 'zod'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type Product, type ProductId, productIds, productOf } from '../../../contracts/products/index.ts'
import type { ApiProduct, apiProduct } from '../../../contracts/resources/apiProduct.ts'
import { listPriceAt, priceStateIn } from '../../money/prices/periods.ts'
import type { Context } from '../../platform/context.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'

type Shared = Pick<Context, 'db' | 'prices' | 'switches' | 'sources'>
type Filter = z.output<typeof apiProduct.filter>

/** The catalogue is declared, not stored: it is filtered, sorted and paged here. */
export async function listProducts(
  ctx: Shared,
  { filter, sort, offset, limit }: ListQuery<Filter>,
  locale: Locale,
): Promise<Page<ApiProduct>> {
  const matching = await productsMatching(ctx, filter, locale)
  const label = ({ product }: ApiProduct) => productOf(product).label[locale]
  const ascending = (a: ApiProduct, b: ApiProduct) => {
    if (sort.field === 'product') return label(a).localeCompare(label(b), locale)
    if (sort.field === 'id') return a.id.localeCompare(b.id)
    if (sort.field === 'since') return (a.since ?? '').localeCompare(b.since ?? '')
    const figure = sort.field as 'pricePaise' | 'costPaise'
    return (a[figure] ?? -1) - (b[figure] ?? -1)
  }
  matching.sort((a, b) => (sort.order === 'ASC' ? ascending(a, b) : ascending(b, a)))
  return { rows: matching.slice(offset, offset + limit), total: matching.length, capped: false }
}

/** Every product that matches the filter, in the order of the catalogue. */
export async function productsMatching(ctx: Shared, filter: Filter, locale: Locale): Promise<ApiProduct[]> {
  const { q, id, state, mode, hasNotice } = filter
  const wanted = q?.toLowerCase()
  const named = ({ id, product }: ApiProduct) =>
    wanted === undefined || id.includes(wanted) || productOf(product).label[locale].toLowerCase().includes(wanted)
  return (await readProducts(ctx)).filter(
    one =>
      named(one) &&
      (id === undefined || id.includes(one.id)) &&
      (state === undefined || state.includes(one.state)) &&
      (mode === undefined || mode.includes(one.mode)) &&
      (hasNotice === undefined || one.hasNotice === hasNotice),
  )
}

export async function readProducts(ctx: Shared): Promise<ApiProduct[]> {
  const now = Date.now()
  const schedule = await ctx.prices.scheduleOf(ctx.db)
  const states = new Map(ctx.sources.health().map(({ product, state }) => [product, state]))
  const switched = await lastSwitches(ctx)
  const costs = await costsNow(ctx)
  return Promise.all(
    productIds.map(async product => {
      const { off, notice } = await ctx.switches.of(ctx.db, product)
      return {
        id: product,
        product,
        state: off ? ('off' as const) : ('on' as const),
        since: switched.get(product) ?? null,
        hasNotice: notice !== null,
        mode: modeOf(productOf(product)),
        version: 'v1',
        pricePaise: listPriceAt(schedule, product, now),
        costPaise: costs.get(product) ?? null,
        sourceState: states.get(product) ?? ('unknown' as const),
      }
    }),
  )
}

const modeOf = ({ reads, awaits }: Product): ApiProduct['mode'] => {
  if (reads) return 'reads'
  return awaits ? 'waits' : 'sync'
}

async function lastSwitches({ db }: Shared): Promise<Map<ProductId, string>> {
  const rows = await db
    .selectFrom('product_changes')
    .select(['product', eb => eb.fn.max('changed_at').as('at')])
    .where('kind', '=', 'switch')
    .groupBy('product')
    .execute()
  return new Map(rows.map(({ product, at }) => [product as ProductId, at]))
}

/** What an answer costs us now, where staff have entered it. */
async function costsNow({ db }: Shared): Promise<Map<string, number | null>> {
  const rows = await db
    .selectFrom('prices')
    .select(['product', 'cost_paise'])
    .where(priceStateIn(new Date(), ['active']))
    .where('user_id', 'is', null)
    .execute()
  return new Map(rows.map(({ product, cost_paise }) => [product, cost_paise]))
}
