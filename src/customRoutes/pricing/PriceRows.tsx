import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { listPrices } from '../../../contracts/calls/prices.ts'
import { formatPaise } from '../../../contracts/money.ts'
import { priceItemIds, priceItemOf } from '../../../contracts/products/priceItems.ts'
import { Money } from '../../components/Money.tsx'
import { SkeletonRows } from '../../components/SkeletonRows.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import styles from './Pricing.module.css'

type Prices = ReplyOf<typeof listPrices>

/** A table, or cards on narrow screens. Shows a skeleton while prices load. */
export const PriceRows = ({ prices }: { prices: Prices | undefined }) => {
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
  return cards ? <PriceCards prices={prices} /> : <PriceTable prices={prices} />
}

const PriceTable = ({ prices }: { prices: Prices }) => {
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
      <TableBody>
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
    </Table>
  )
}

const PriceCards = ({ prices }: { prices: Prices }) => {
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

/** The account's current price per answer. */
const OwnPrice = ({ price: { pricePaise } }: { price: Price }) => <Money paise={pricePaise} strong />

/** Struck through if the account pays less. */
const ListPrice = ({ price: { pricePaise, listPaise } }: { price: Price }) =>
  pricePaise < listPaise ? (
    <s className={`num ${styles.struck}`}>{formatPaise(listPaise)}</s>
  ) : (
    <span className={`num ${styles.quiet}`}>{formatPaise(listPaise)}</span>
  )

/** A future price of this account, with its start date. */
const NextPrice = ({ price: { next } }: { price: Price }) => {
  const text = useTexts('pricing')
  const { full, time, day } = useDateFormats()
  if (!next) return text('none')
  const at = time(next.at) === '00:00' ? day(next.at) : full(next.at)
  return text('nextAt', { price: formatPaise(next.pricePaise), day: at })
}
