import type { z } from 'zod'
import type {
  changeBasePrice as changeCall,
  endUserPrice as endCall,
  setUserPrice as setCall,
} from '../../../contracts/calls/prices.ts'
import { type PriceItemId, priceItemOf } from '../../../contracts/checks/priceItems.ts'
import { higherCost } from '../../../contracts/money/prices.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { providerCosts } from './answerCost.ts'
import { parsePricePeriod, priceStateIn } from './periods.ts'

type Shared = Pick<Context, 'db' | 'prices'>
type Staff = Scope<AdminActor>

interface Decided {
  /** Who decided the price; somebody else may have approved it. */
  maker: AdminActor
}

/** The caller forgets the price book after the commit. Throws `bad_request`. */
export async function changeBasePrice(
  trx: Trx,
  scope: Staff,
  { maker, product, ...input }: z.output<NonNullable<typeof changeCall.body>> & Decided & { product: PriceItemId },
) {
  const period = parsePricePeriod(input, scope.locale)
  const { pricePaise, costPaise, reason } = input
  const values = { user_id: null, product, price_paise: pricePaise, cost_paise: costPaise, reason }
  return record(trx, scope, 'price.changed', { ...values, ...period, maker })
}

/** The caller forgets the price book after the commit. Throws `bad_request` and `not_found`. */
export async function setUserPrice(
  trx: Trx,
  scope: Staff,
  { maker, userId, ...input }: z.output<NonNullable<typeof setCall.body>> & Decided & { userId: string },
) {
  const period = parsePricePeriod(input, scope.locale)
  const { product, pricePaise, reason } = input
  const values = { user_id: userId, product, price_paise: pricePaise, cost_paise: null, reason }
  await lockCustomer(trx, userId)
  return record(trx, scope, 'userPrice.set', { ...values, ...period, maker })
}

/** The highest known cost of one answer now or later, in paise, entered with a price or of a provider that answers it; null if none is known. */
export async function costOf(db: Db, product: PriceItemId, userId: string | null = null): Promise<number | null> {
  const row = await db
    .selectFrom('prices')
    .where(priceStateIn(new Date(), ['active', 'upcoming']))
    .where('user_id', 'is', null)
    .where('product', '=', product)
    .select(eb => eb.fn.max<number | null>('cost_paise').as('cost'))
    .executeTakeFirst()
  return higherCost(row?.cost ?? null, (await providerCosts(db))(product, userId))
}

/** Throws `bad_request`, `not_found`, and `conflict` if there is no price to end. */
export async function endUserPrice(
  ctx: Shared,
  scope: Staff,
  userId: string,
  input: z.output<NonNullable<typeof endCall.body>>,
) {
  const { from } = parsePricePeriod(input, scope.locale)
  const { product, reason } = input
  return decided(ctx, async trx => {
    await lockCustomer(trx, userId)
    if (!(await hasOwnPriceAfter(trx, userId, product, from)))
      throw new Problem(
        'conflict',
        translate(scope.locale, 'prices.noneToEnd', { product: priceItemOf(product).label[scope.locale] }),
      )
    const values = { user_id: userId, product, price_paise: null, cost_paise: null, reason }
    return record(trx, scope, 'userPrice.ended', { ...values, from, until: null, maker: scope.actor })
  })
}

async function decided<T>({ db, prices }: Shared, work: (trx: Trx) => Promise<T>): Promise<T> {
  const result = await db.transaction().execute(work)
  prices.forget()
  return result
}

/** Serialises decisions about one customer. */
async function lockCustomer(trx: Trx, userId: string): Promise<void> {
  const found = await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
  if (!found) throw notFound('customer')
}

/** Whether the newest decision in force at that time is a custom price. */
async function hasOwnPriceAfter(trx: Trx, userId: string, product: PriceItemId, at: Date): Promise<boolean> {
  const newest = await trx
    .selectFrom('prices')
    .select(['price_paise', 'effective_from', 'effective_until'])
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .orderBy('id', 'desc')
    .execute()
  return newest.some(
    (one, index) =>
      one.price_paise !== null &&
      (one.effective_until === null || new Date(one.effective_until) > at) &&
      // An older decision is in force until a newer one begins.
      newest.slice(0, index).every(newer => new Date(newer.effective_from) > at),
  )
}

interface PriceChange {
  user_id: string | null
  product: PriceItemId
  price_paise: number | null
  cost_paise: number | null
  reason: string
  from: Date
  until: Date | null
  maker: AdminActor
}

async function record(
  trx: Trx,
  scope: Staff,
  action: 'price.changed' | 'userPrice.set' | 'userPrice.ended',
  { from, until, maker, ...columns }: PriceChange,
) {
  const id = newId('prc')
  await trx
    .insertInto('prices')
    .values({ id, ...columns, effective_from: from, effective_until: until, decided_by: maker.adminId })
    .execute()
  const { product, price_paise: pricePaise, cost_paise: costPaise, user_id: userId, reason } = columns
  const data = { product, pricePaise, ...(costPaise !== null && { costPaise }), from, until }
  await audit(trx, scope, { action, subject: userId ?? product, userId, reason, data })
  return { id, from: from.toISOString() }
}
