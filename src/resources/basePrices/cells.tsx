import { Button } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { knownCost, marginOf } from '../../../contracts/money/prices.ts'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { userPricesPath } from '../../../contracts/platform/paths.ts'
import { type BasePrice, basePrice } from '../../../contracts/resources/basePrice.ts'
import { useOpenRecord } from '../../components/list/useOpenRecord.ts'
import { Money } from '../../components/Money.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePeriodFormat } from '../userPrices/usePeriodFormat.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'
import styles from './BasePrices.module.css'

const ChangePrice = lazyPage<{ price: BasePrice; onClose: () => void }>(() => import('./ChangePrice.tsx'))

const { fields } = basePrice

interface CellProps {
  record: BasePrice
}

/** Explains base prices, between the filters and the list. */
export const Lead = () => <p className={styles.lead}>{useTexts('adminPricing')('base.lead')}</p>

/** Says which answers are charged. */
export const Billing = () => {
  const text = useTexts('adminPricing')
  return (
    <p className={styles.billing}>
      <b>{text('base.billing')}</b>
      <span>{text('base.charged')}</span>
      <span>{text('base.free')}</span>
    </p>
  )
}

export const Cost = ({ record }: CellProps) => {
  const text = useTexts('adminPricing')
  const costPaise = knownCost(record)
  if (costPaise === null) return <span className={styles.quiet}>{text('base.unknown')}</span>
  return <Money paise={costPaise} />
}

/** The margin in rupees and as a percentage of the price. */
export const Margin = ({ record }: CellProps) => {
  const text = useTexts('adminPricing')
  const locale = useLocale()
  const { pricePaise } = record
  const costPaise = knownCost(record)
  if (costPaise === null) return <span className={styles.quiet}>-</span>
  const { paise, percent } = marginOf(pricePaise, costPaise)
  return (
    <span className="num">
      {formatPaise(paise)}
      {percent !== null && <span className={styles.quiet}> {text('base.percent', { percent })}</span>}
      {paise < 0 && <ToneChip tone="danger" label={fields.belowCost.choices.true.label[locale]} />}
    </span>
  )
}

export const LabelledMargin = ({ record }: CellProps) => (
  <>
    {fields.marginPaise.label[useLocale()]} <Margin record={record} />
  </>
)

export const Since = ({ record: { since } }: CellProps) => {
  const text = useTexts('adminPricing')
  const { moment } = usePeriodFormat()
  return <span className={`num ${styles.quiet}`}>{since ? moment(since) : text('base.initial')}</span>
}

export const NextPrice = ({ record: { next } }: CellProps) => {
  const locale = useLocale()
  const { moment } = usePeriodFormat()
  if (!next) return <span className={styles.quiet}>{fields.planned.choices.false.label[locale]}</span>
  return (
    <span className="num">
      {formatPaise(next.pricePaise)}, {moment(next.at)}
    </span>
  )
}

export const LabelledNext = ({ record }: CellProps) => (
  <>
    {fields.next.label[useLocale()]} <NextPrice record={record} />
  </>
)

/** The number of customers with a custom price; links to their prices. */
export const CustomPriceCount = ({ record: { product, customers } }: CellProps) => {
  const text = useTexts('adminPricing')
  const label = useProductLabel()
  const count = formatCount(customers)
  return (
    <Link
      className={`num ${styles.link}`}
      to={userPricesPath({ product: [product], state: ['active'] })}
      aria-label={text('base.customersOf', { product: label(product), count })}
      // The row is clickable too.
      onClick={event => event.stopPropagation()}
    >
      {count}
    </Link>
  )
}

/** Buttons that show the price history and change the price. */
export const BasePriceActions = ({ record: price }: CellProps) => {
  const text = useTexts('adminPricing')
  const product = useProductLabel()(price.product)
  const { open } = useOpenRecord()
  const [changing, setChanging] = useState(false)
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-label={text('base.historyOne', { product })}
        onClick={() => open(price.id)}
      >
        {text('base.history')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={text('base.changeOne', { product })}
        onClick={() => setChanging(true)}
      >
        {text('base.change')}
      </Button>
      {changing && <ChangePrice price={price} onClose={() => setChanging(false)} />}
    </>
  )
}
