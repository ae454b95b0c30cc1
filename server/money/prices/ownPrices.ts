import { type ProductId, productIds, productOf } from '../../../contracts/products/index.ts'
import { streamCsv } from '../../engines/csv.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { endsAt, listPriceAt, nextChange, priceAt, priceStateAt, priceStateIn } from './periods.ts'

/** The account's current price of each product, and its next known change. */
export async function listPrices({ db, prices }: Shared, { actor }: Scope<CustomerActor>) {
  const schedule = await prices.scheduleOf(db, actor.userId)
  const now = Date.now()
  return productIds.map(product => ({
    product,
    pricePaise: priceAt(schedule, product, now),
    listPaise: listPriceAt(schedule, product, now),
    next: nextChange(schedule, product, now),
  }))
}

const columns = ['product', 'price', 'list', 'next', 'nextAt'] as const

/** The prices as a CSV stream, in rupees; times in UTC. */
export async function exportPrices(ctx: Shared, scope: Scope<CustomerActor>) {
  const { actor, locale } = scope
  const rows = await listPrices(ctx, scope)
  await audit(ctx.db, scope, { action: 'prices.exported', subject: actor.userId })
  const rupees = (paise: number) => (paise / 100).toFixed(2)
  const headers = columns.map(key => ({ key, header: translate(locale, `prices.columns.${key}`) }))
  const lines = rows.map(({ product, pricePaise, listPaise, next }) => ({
    product: productOf(product).label[locale],
    price: rupees(pricePaise),
    list: rupees(listPaise),
    next: next && rupees(next.pricePaise),
    nextAt: next?.at,
  }))
  return streamCsv(
    headers,
    (async function* () {
      yield* lines
    })(),
  )
}

type Shared = Pick<Context, 'db' | 'prices'>

/** Throws `forbidden`. */
export async function listBasePrices({ db, prices }: Shared, scope: Scope<AdminActor>) {
  requireAccess(scope, 'list', 'admin.prices')
  const now = new Date()
  const schedule = await prices.scheduleOf(db)
  const active = db.selectFrom('prices').where(priceStateIn(now, ['active']))
  const decided = await active
    .select(['product', 'cost_paise', 'effective_from'])
    .where('user_id', 'is', null)
    .execute()
  const customers = await active
    .select(['product', eb => eb.fn.countAll<number>().as('count')])
    .where('user_id', 'is not', null)
    .where('price_paise', 'is not', null)
    .groupBy('product')
    .execute()
  return productIds.map(product => {
    const decision = decided.find(one => one.product === product)
    return {
      product,
      pricePaise: listPriceAt(schedule, product, now.getTime()),
      costPaise: decision?.cost_paise ?? null,
      since: decision?.effective_from ?? null,
      next: nextChange(schedule, product, now.getTime()),
      customers: customers.find(one => one.product === product)?.count ?? 0,
    }
  })
}

const MOST = 100

/** Throws `forbidden`. */
export async function basePriceHistory({ db }: Shared, scope: Scope<AdminActor>, product: ProductId) {
  requireAccess(scope, 'list', 'admin.prices')
  return db
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
    .limit(MOST)
    .execute()
}
