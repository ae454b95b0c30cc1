import { priceLimits } from '../../../../contracts/prices.ts'
import { parseRupees } from '../../../components/form/rupees.ts'
import { daysAgo } from '../../../i18n/dates.ts'

/** A decision about a price as it is typed. */
export interface Draft {
  /** Rupees. */
  price: string
  start: 'now' | 'day'
  /** Its first day, where it does not begin now. */
  day: string
  reason: string
}

export const emptyDraft: Draft = { price: '', start: 'now', day: '', reason: '' }

export const tomorrow = () => daysAgo(-1)
export const latestDay = () => daysAgo(1 - priceLimits.mostDaysAhead)

const wrongPrice = (typed: string) => {
  const paise = parseRupees(typed)
  if (paise === null) return 'priceWrong'
  return paise > priceLimits.mostPaise ? 'priceLarge' : null
}

/** What is wrong with a draft, as keys of `form`. */
export const problemsOf = ({ price, start, day, reason }: Draft) =>
  ({
    price: wrongPrice(price),
    day: start === 'day' && day < tomorrow() ? 'dayMissing' : null,
    reason: reason.trim().length < priceLimits.leastReason ? 'reasonShort' : null,
  }) as const

export type Problems = ReturnType<typeof problemsOf>

/** What a decision says of its time and its reason. */
export const whenAndWhy = ({ start, day, reason }: Omit<Draft, 'price'>) => ({
  from: start === 'now' ? null : day,
  reason: reason.trim(),
})
