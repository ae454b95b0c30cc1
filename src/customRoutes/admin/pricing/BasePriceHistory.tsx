import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material'
import { useId } from 'react'
import { basePriceHistory } from '../../../../contracts/calls/prices.ts'
import { formatPaise } from '../../../../contracts/money.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { Money } from '../../../components/Money.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { PriceStateChip } from '../../../resources/userPrices/PriceStateChip.tsx'
import { usePeriodFormat } from '../../../resources/userPrices/usePeriodFormat.ts'
import { useProductLabel } from '../../../resources/verifications/useProductLabel.ts'
import type { BasePrice } from './cells.tsx'
import styles from './Pricing.module.css'

/** Every decision about a product's price, with who decided it and why. */
const BasePriceHistory = ({ price, onClose }: { price: BasePrice; onClose: () => void }) => {
  const text = useTexts('adminPricing')
  const titleId = useId()
  const label = useProductLabel()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('past.title', { product: label(price.product) })}</DialogTitle>
      <DialogContent>
        <Decisions price={price} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" onClick={onClose}>
          {text('past.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Decisions = ({ price: { product, pricePaise } }: { price: BasePrice }) => {
  const text = useTexts('adminPricing')
  const { full } = useDateFormats()
  const { period } = usePeriodFormat()
  const { data, error, refetch } = useCallQuery(basePriceHistory, { params: { product } })
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={72} />
  if (data.length === 0) return <p className={styles.quiet}>{text('past.none', { price: formatPaise(pricePaise) })}</p>
  return (
    <ul className={styles.past}>
      {data.map(one => (
        <li key={one.id}>
          <span className={styles.line}>
            <Money paise={one.pricePaise} strong />
            <PriceStateChip record={one} />
          </span>
          <span className="num">{period(one)}</span>
          <span>{one.reason}</span>
          <span className={`num ${styles.quiet}`}>
            {text('past.by', { name: one.decidedBy, day: full(one.createdAt) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

export default BasePriceHistory
