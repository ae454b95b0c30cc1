import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { listPrices } from '../../../contracts/calls/prices.ts'
import { priceItemIds, priceItemOf } from '../../../contracts/checks/priceItems.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { Text } from '../../../contracts/platform/text.ts'
import { Money } from '../../components/Money.tsx'
import { SkeletonRows } from '../../components/SkeletonRows.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import styles from './Pricing.module.css'

type Prices = ReplyOf<typeof listPrices>

/** A group's heading and its prices. */
export interface PriceGroup {
  group: string
  label: Text
  prices: Prices
}

/** The prices by product group, in a table, or as cards on narrow screens. Shows a skeleton while prices load. */
export const PriceRows = ({ prices, groups }: { prices: Prices | undefined; groups: PriceGroup[] }) => {
  const cards = useIsNarrow()
  if (!prices)
    return (
      <Table aria-busy="true">
        <TableBody>
          <SkeletonRows
            rows={priceItemIds.length}
            columns={cards ? ['long', 'number'] : ['long', 'number', 'number', 'short']}
          />
        </TableBody>
      </Table>
    )
  return cards ? <PriceCards groups={groups} /> : <PriceTable groups={groups} />
}

const PriceTable = ({ groups }: { groups: PriceGroup[] }) => {
  const text = useTexts('pricing')
  const locale = useLocale()
  return (
    <Table aria-label={text('list')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('column.product')}</TableCell>
          <TableCell align="right">{text('column.price')}</TableCell>
          <TableCell align="right">{text('column.list')}</TableCell>
          <TableCell>{text('column.next')}</TableCell>
        </TableRow>
      </TableHead>
      {groups.map(({ group, label, prices }) => (
        <TableBody key={group}>
          <TableRow>
            <TableCell component="th" scope="rowgroup" colSpan={4} className={styles.group}>
              {label[locale]}
            </TableCell>
          </TableRow>
          {prices.map(price => (
            <TableRow key={price.product}>
              <TableCell className={styles.product}>{priceItemOf(price.product).label[locale]}</TableCell>
              <TableCell align="right">
                <OwnPrice price={price} />
              </TableCell>
              <TableCell align="right">
                <ListPrice price={price} />
              </TableCell>
              <TableCell className={`num ${styles.quiet}`}>
                <NextPrice price={price} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  )
}

const PriceCards = ({ groups }: { groups: PriceGroup[] }) => {
  const locale = useLocale()
  return groups.map(({ group, label, prices }) => (
    <section key={group} aria-label={label[locale]}>
      <h3 className={styles.group}>{label[locale]}</h3>
      <CardsOf prices={prices} />
    </section>
  ))
}

const CardsOf = ({ prices }: { prices: Prices }) => {
  const text = useTexts('pricing')
  const locale = useLocale()
  return (
    <ul className={styles.cards}>
      {prices.map(price => (
        <li key={price.product}>
          <span className={styles.product}>{priceItemOf(price.product).label[locale]}</span>
          <OwnPrice price={price} />
          <span className={`num ${styles.quiet}`}>{price.next && <NextPrice price={price} />}</span>
          {price.pricePaise !== price.listPaise && (
            <span className={styles.was}>
              {text('column.list')} <ListPrice price={price} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

type Price = ReplyOf<typeof listPrices>[number]

/** The account's current price. */
const OwnPrice = ({ price: { pricePaise } }: { price: Price }) => {
  const text = useTexts('pricing')
  return pricePaise === 0 ? <b>{text('free')}</b> : <Money paise={pricePaise} strong />
}

/** Struck through if the account pays less. */
const ListPrice = ({ price: { pricePaise, listPaise } }: { price: Price }) => {
  const text = useTexts('pricing')
  return pricePaise < listPaise ? (
    <s className={`num ${styles.struck}`}>{formatPaise(listPaise)}</s>
  ) : (
    <span className={`num ${styles.quiet}`}>{listPaise === 0 ? text('free') : formatPaise(listPaise)}</span>
  )
}

/** A future price of this account, with its start date. */
const NextPrice = ({ price: { next } }: { price: Price }) => {
  const text = useTexts('pricing')
  const { full, time, day } = useDateFormats()
  if (!next) return text('none')
  const at = time(next.at) === '00:00' ? day(next.at) : full(next.at)
  return text('nextAt', { price: formatPaise(next.pricePaise), day: at })
}
