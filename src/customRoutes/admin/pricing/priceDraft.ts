import { priceLimits } from '../../../../contracts/prices.ts'
import { parseRupees } from '../../../components/form/rupees.ts'
import { daysAgo } from '../../../i18n/dates.ts'

/** A decision about a price as it is typed. */
export interface PriceDraft {
  /** Rupees. */
  price: string
  start: 'now' | 'day'
  /** Its first day, where it does not begin now. */
  day: string
  reason: string
}

export const emptyPriceDraft: PriceDraft = { price: '', start: 'now', day: '', reason: '' }

export const tomorrow = () => daysAgo(-1)
export const latestStartDay = () => daysAgo(1 - priceLimits.mostDaysAhead)

const wrongPrice = (typed: string) => {
  const paise = parseRupees(typed)
  if (paise === null) return 'priceWrong'
  return paise > priceLimits.mostPaise ? 'priceLarge' : null
}

/** What is wrong with a draft, as keys of `form`. */
export const validatePriceDraft = ({ price, start, day, reason }: PriceDraft) =>
  ({
    price: wrongPrice(price),
    day: start === 'day' && day < tomorrow() ? 'dayMissing' : null,
    reason: reason.trim().length < priceLimits.leastReason ? 'reasonShort' : null,
  }) as const

export type PriceDraftErrors = ReturnType<typeof validatePriceDraft>

/** What a decision says of its time and its reason. */
export const toEffectiveDateBody = ({ start, day, reason }: Omit<PriceDraft, 'price'>) => ({
  from: start === 'now' ? null : day,
  reason: reason.trim(),
})
