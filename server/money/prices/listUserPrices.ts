import type { z } from 'zod'
import { isPriceItemId } from '../../../contracts/checks/priceItems.ts'
import { higherCost } from '../../../contracts/money/prices.ts'
import type { UserPrice, userPrice } from '../../../contracts/resources/userPrice.ts'
import type { Context, Db } from '../../platform/context.ts'
import { countCapped, customerIs } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { customerMatches, customerName, openName } from '../../platform/sealing/names.ts'
import type { Vault } from '../../platform/vault.ts'
import { providerCosts } from './answerCost.ts'
import { endsAt, listPriceAt, priceStateAt, priceStateIn } from './periods.ts'

type Query = ListQuery<z.output<typeof userPrice.filter>>

/** Current, past and future custom prices, in order of decision. */
export async function listUserPrices(
  { db, prices, vault }: Pick<Context, 'db' | 'prices' | 'vault'>,
  query: Query,
): Promise<Page<UserPrice>> {
  const now = new Date()
  const count = await countCapped(db, matching(db, vault, query.filter, now))
  const found = await pageOf(db, vault, query, now)
  const schedule = await prices.scheduleOf(db)
  const costs = await knownCosts(db, now)
  const rows = found.map(({ product, ...row }) => ({
    ...row,
    customer: openName(vault, row.customer),
    product,
    costPaise: costs(product, row.userId),
    listPaise: isPriceItemId(product) ? listPriceAt(schedule, product, now.getTime()) : row.pricePaise,
  }))
  return { rows, ...count }
}

/** Entered with the base price in force, or of a provider that answers the customer: the higher one. */
async function knownCosts(db: Db, now: Date) {
  const ofProviders = await providerCosts(db)
  const entered = await db
    .selectFrom('prices')
    .select(['product', 'cost_paise'])
    .where(priceStateIn(now, ['active']))
    .where('user_id', 'is', null)
    .execute()
  return (product: string, userId: string) =>
    higherCost(entered.find(one => one.product === product)?.cost_paise ?? null, ofProviders(product, userId))
}

function matching(db: Db, vault: Vault, { q, customer, product = [], state = [] }: Query['filter'], now: Date) {
  let found = db
    .selectFrom('prices')
    .innerJoin('users', 'users.id', 'prices.user_id')
    .where('prices.price_paise', 'is not', null)
  if (customer) found = found.where(customerIs(customer))
  if (product.length > 0) found = found.where('prices.product', 'in', product)
  if (state.length > 0) found = found.where(priceStateIn(now, state))
  if (q) found = found.where(customerMatches(vault, q))
  return found
}

function pageOf(db: Db, vault: Vault, { filter, sort, offset, limit }: Query, now: Date) {
  const ascending = sort.order === 'ASC'
  let found = matching(db, vault, filter, now)
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
