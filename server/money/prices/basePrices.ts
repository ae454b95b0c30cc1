import type { z } from 'zod'
import { type PriceItemId, priceItemIds, priceItemOf } from '../../../contracts/checks/priceItems.ts'
import { isBelowCost, knownCost } from '../../../contracts/money/prices.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { BasePrice, BasePriceDetail, basePrice } from '../../../contracts/resources/basePrice.ts'
import type { Context } from '../../platform/context.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { notFound } from '../../platform/problem.ts'
import { providerCosts } from './answerCost.ts'
import { endsAt, listPriceAt, nextChange, priceStateAt, priceStateIn } from './periods.ts'

type Shared = Pick<Context, 'db' | 'prices'>
type Query = ListQuery<z.output<typeof basePrice.filter>>

/** The entries are declared, not stored: they are filtered, sorted and paged here. */
export async function listBasePrices(ctx: Shared, { filter, sort, offset, limit }: Query, locale: Locale) {
  const { q, planned, belowCost } = filter
  const label = ({ product }: BasePrice) => priceItemOf(product as PriceItemId).label[locale]
  const matching = (await readBasePrices(ctx)).filter(
    price =>
      (q === undefined || label(price).toLowerCase().includes(q.toLowerCase())) &&
      (planned === undefined || (price.next !== null) === planned) &&
      (belowCost === undefined || isBelowCost(price) === belowCost),
  )
  const { field, order } = sort
  const ascending = (a: BasePrice, b: BasePrice) => {
    if (field === 'product') return label(a).localeCompare(label(b), locale)
    if (field === 'id') return a.id.localeCompare(b.id)
    if (field === 'costPaise') return (knownCost(a) ?? -1) - (knownCost(b) ?? -1)
    const figure = field as 'pricePaise' | 'customers'
    return a[figure] - b[figure]
  }
  matching.sort((a, b) => (order === 'ASC' ? ascending(a, b) : ascending(b, a)))
  return {
    rows: matching.slice(offset, offset + limit),
    total: matching.length,
    capped: false,
  } satisfies Page<BasePrice>
}

/** One product's price with the decisions about it. Throws `not_found`. */
export async function showBasePrice(ctx: Shared, id: string): Promise<BasePriceDetail> {
  const price = (await readBasePrices(ctx)).find(({ product }) => product === id)
  if (!price) throw notFound('product')
  return { ...price, history: await historyOf(ctx, id) }
}

async function readBasePrices({ db, prices }: Shared): Promise<BasePrice[]> {
  const now = new Date()
  const schedule = await prices.scheduleOf(db)
  const active = db.selectFrom('prices').where(priceStateIn(now, ['active']))
  const decisions = await active
    .select(['product', 'cost_paise', 'effective_from'])
    .where('user_id', 'is', null)
    .execute()
  const customers = await active
    .select(['product', eb => eb.fn.countAll<number>().as('count')])
    .where('user_id', 'is not', null)
    .where('price_paise', 'is not', null)
    .groupBy('product')
    .execute()
  const costs = await providerCosts(db)
  return priceItemIds.map(product => {
    const decision = decisions.find(one => one.product === product)
    return {
      id: product,
      product,
      pricePaise: listPriceAt(schedule, product, now.getTime()),
      costPaise: decision?.cost_paise ?? null,
      providerCostPaise: costs(product),
      since: decision?.effective_from ?? null,
      next: nextChange(schedule, product, now.getTime()),
      customers: customers.find(one => one.product === product)?.count ?? 0,
    }
  })
}

const MAX = 100

const historyOf = ({ db }: Shared, product: string) =>
  db
    .selectFrom('prices')
    .innerJoin('admins', 'admins.id', 'prices.decided_by')
    .select([
      'prices.id',
      'prices.cost_paise as costPaise',
      'prices.effective_from as from',
      'prices.reason',
      'prices.created_at as createdAt',
      'admins.name as decidedBy',
      endsAt.as('endsAt'),
      priceStateAt(new Date()).as('state'),
    ])
    .select(eb => eb.ref('prices.price_paise').$notNull().as('pricePaise'))
    .where('prices.user_id', 'is', null)
    .where('prices.product', '=', product)
    .orderBy('prices.id', 'desc')
    .limit(MAX)
    .execute()
