import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import type { listBasePrices } from '../../../../contracts/calls/prices.ts'
import { formatCount, formatPaise } from '../../../../contracts/money.ts'
import { userPricesPath } from '../../../../contracts/paths.ts'
import { marginOf } from '../../../../contracts/prices.ts'
import type { ReplyOf } from '../../../dataProvider/api.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { usePeriodFormat } from '../../../resources/userPrices/usePeriodFormat.ts'
import { useProductLabel } from '../../../resources/verifications/useProductLabel.ts'
import styles from './Pricing.module.css'

export type BasePrice = ReplyOf<typeof listBasePrices>[number]

/** The dialog that is open, and over which price. */
export interface OpenPriceDialog {
  what: 'change' | 'past'
  price: BasePrice
}

export interface BasePriceRowsProps {
  prices: readonly BasePrice[]
  onAsk: (asked: OpenPriceDialog) => void
}

/** In rupees, and as a part of the price. */
export const PriceMargin = ({ price: { pricePaise, costPaise } }: { price: BasePrice }) => {
  const text = useTexts('adminPricing')
  if (costPaise === null) return <span className={styles.quiet}>-</span>
  const { paise, percent } = marginOf(pricePaise, costPaise)
  return (
    <span className={`num ${styles.nowrap}`}>
      {formatPaise(paise)}
      {percent !== null && <span className={styles.quiet}> {text('base.percent', { percent })}</span>}
    </span>
  )
}

export const NextBasePrice = ({ price: { next } }: { price: BasePrice }) => {
  const text = useTexts('adminPricing')
  const { moment } = usePeriodFormat()
  if (!next) return <span className={styles.quiet}>{text('base.none')}</span>
  return (
    <span className={`num ${styles.nowrap}`}>
      {formatPaise(next.pricePaise)}, {moment(next.at)}
    </span>
  )
}

/** How many customers have a price of their own, and to them. */
export const CustomPriceCount = ({ price: { product, customers } }: { price: BasePrice }) => {
  const text = useTexts('adminPricing')
  const label = useProductLabel()
  const count = formatCount(customers)
  return (
    <Link
      className={`num ${styles.link}`}
      to={userPricesPath({ product: [product], state: ['active'] })}
      aria-label={text('base.customersOf', { product: label(product), count })}
    >
      {count}
    </Link>
  )
}

export const BasePriceActions = ({ price, onAsk }: { price: BasePrice } & Pick<BasePriceRowsProps, 'onAsk'>) => {
  const text = useTexts('adminPricing')
  const product = useProductLabel()(price.product)
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        color="inherit"
        aria-label={text('base.historyOne', { product })}
        onClick={() => onAsk({ what: 'past', price })}
      >
        {text('base.history')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={text('base.changeOne', { product })}
        onClick={() => onAsk({ what: 'change', price })}
      >
        {text('base.change')}
      </Button>
    </span>
  )
}
