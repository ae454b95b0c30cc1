import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { isProductId } from '../../../contracts/products/index.ts'
import type { UserPrice, userPrice } from '../../../contracts/resources/userPrice.ts'
import type { Context, Db } from '../../platform/context.ts'
import { countCapped, customerIs, customerName, likePattern } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { endsAt, listPriceAt, priceStateAt, priceStateIn } from './periods.ts'

type Query = ListQuery<z.output<typeof userPrice.filter>>

/** Current, past and future custom prices, in order of decision. */
export async function listUserPrices(
  { db, prices }: Pick<Context, 'db' | 'prices'>,
  query: Query,
): Promise<Page<UserPrice>> {
  const now = new Date()
  const count = await countCapped(db, matching(db, query.filter, now))
  const found = await pageOf(db, query, now)
  const schedule = await prices.scheduleOf(db)
  const rows = found.map(({ product, ...row }) => ({
    ...row,
    product,
    listPaise: isProductId(product) ? listPriceAt(schedule, product, now.getTime()) : row.pricePaise,
  }))
  return { rows, ...count }
}

function matching(db: Db, { q, customer, product = [], state = [] }: Query['filter'], now: Date) {
  let found = db
    .selectFrom('prices')
    .innerJoin('users', 'users.id', 'prices.user_id')
    .where('prices.price_paise', 'is not', null)
  if (customer) found = found.where(customerIs(customer))
  if (product.length > 0) found = found.where('prices.product', 'in', product)
  if (state.length > 0) found = found.where(priceStateIn(now, state))
  if (q) {
    const words = sql<string>`concat_ws(' ', ${customerName}, users.email, users.customer_id)`
    found = found.where(sql<SqlBool>`${words} ilike ${likePattern(q)}`)
  }
  return found
}

function pageOf(db: Db, { filter, sort, offset, limit }: Query, now: Date) {
  const ascending = sort.order === 'ASC'
  let found = matching(db, filter, now)
  if (filter.after) found = found.where('prices.id', ascending ? '>' : '<', filter.after)
  return found
    .innerJoin('admins', 'admins.id', 'prices.decided_by')
    .select([
      'prices.id',
      'users.id as userId',
      'users.customer_id as customerId',
      customerName.as('customer'),
      'prices.product',
      'prices.effective_from as from',
      'prices.reason',
      'prices.created_at as createdAt',
      'admins.name as decidedBy',
      endsAt.as('endsAt'),
      priceStateAt(now).as('state'),
    ])
    .select(eb => eb.ref('prices.price_paise').$notNull().as('pricePaise'))
    .orderBy('prices.id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}
