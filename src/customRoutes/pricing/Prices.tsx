import type { listPrices } from '../../../contracts/calls/prices.ts'
import { formatPaise } from '../../../contracts/money.ts'
import { Money } from '../../components/Money.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Pricing.module.css'

export type Price = ReplyOf<typeof listPrices>[number]

/** What one answer costs this account now. */
export const OwnPrice = ({ price: { pricePaise } }: { price: Price }) => <Money paise={pricePaise} strong />

/** Struck where this account pays less. */
export const ListPrice = ({ price: { pricePaise, listPaise } }: { price: Price }) =>
  pricePaise < listPaise ? (
    <s className={`num ${styles.struck}`}>{formatPaise(listPaise)}</s>
  ) : (
    <span className={`num ${styles.quiet}`}>{formatPaise(listPaise)}</span>
  )

/** Another price that this account will have, and from when on. */
export const NextPrice = ({ price: { next } }: { price: Price }) => {
  const text = useTexts('pricing')
  const { full, time, day } = useDateFormats()
  if (!next) return text('none')
  const at = time(next.at) === '00:00' ? day(next.at) : full(next.at)
  return text('nextAt', { price: formatPaise(next.pricePaise), day: at })
}
