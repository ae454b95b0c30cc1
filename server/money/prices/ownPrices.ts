import { priceItemIds, priceItemOf } from '../../../contracts/checks/priceItems.ts'
import { streamCsv } from '../../engines/csv.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { listPriceAt, nextChange, priceAt } from './periods.ts'

/** The account's current price of each entry of the price list, and its next known change. */
export async function listPrices({ db, prices }: Shared, { actor }: Scope<CustomerActor>) {
  const schedule = await prices.scheduleOf(db, actor.userId)
  const now = Date.now()
  return priceItemIds.map(product => ({
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
    product: priceItemOf(product).label[locale],
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
