import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { PriceDecision, PriceSchedule } from '../../platform/ports/priceBook.ts'

/** A later decision holds from its beginning on, whatever was planned before for that time. */
const inForce = (decisions: readonly PriceDecision[], product: ProductId, at: number) =>
  decisions.findLast(one => one.product === product && one.from <= at)

/** The product's own price stands until somebody has decided another one. */
export const listPriceAt = ({ base }: PriceSchedule, product: ProductId, at: number): number =>
  inForce(base, product, at)?.pricePaise ?? productOf(product).pricePaise

export function priceAt(schedule: PriceSchedule, product: ProductId, at: number): number {
  const own = inForce(schedule.own, product, at)
  const isOver = own?.until != null && own.until <= at
  return (isOver ? null : own?.pricePaise) ?? listPriceAt(schedule, product, at)
}

/** The next moment after `at` at which the price is another one. */
export function nextChange(schedule: PriceSchedule, product: ProductId, at: number) {
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
