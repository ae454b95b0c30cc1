import { type ProductId, productOf } from '../../../contracts/products/index.ts'

/** What was decided about one product's price. Times in milliseconds. */
export interface Decision {
  product: string
  /** Null is everybody's price again. */
  pricePaise: number | null
  from: number
  /** The first moment at which it no longer holds. */
  until: number | null
}

/** All that decides an account's prices, now and later; each list in the order in which it was decided. */
export interface Schedule {
  base: readonly Decision[]
  own: readonly Decision[]
}

/** A later decision holds from its beginning on, whatever was planned before for that time. */
const inForce = (decisions: readonly Decision[], product: ProductId, at: number) =>
  decisions.findLast(one => one.product === product && one.from <= at)

/** The product's own price stands until somebody has decided another one. */
export const listPriceAt = ({ base }: Schedule, product: ProductId, at: number): number =>
  inForce(base, product, at)?.pricePaise ?? productOf(product).pricePaise

export function priceAt(schedule: Schedule, product: ProductId, at: number): number {
  const own = inForce(schedule.own, product, at)
  const isOver = own?.until != null && own.until <= at
  return (isOver ? null : own?.pricePaise) ?? listPriceAt(schedule, product, at)
}

/** The next moment after `at` at which the price is another one. */
export function nextChange(schedule: Schedule, product: ProductId, at: number) {
  const now = priceAt(schedule, product, at)
  const moments = [...schedule.base, ...schedule.own]
    .filter(one => one.product === product)
    .flatMap(({ from, until }) => [from, until ?? from])
    .filter(moment => moment > at)
    .sort((a, b) => a - b)
  const moment = moments.find(one => priceAt(schedule, product, one) !== now)
  return moment === undefined
    ? null
    : { at: new Date(moment).toISOString(), pricePaise: priceAt(schedule, product, moment) }
}
