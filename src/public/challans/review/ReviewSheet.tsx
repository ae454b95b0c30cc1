import { Info, LockKeyhole } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { challanTotalsOf } from '../../../../contracts/challans/challans.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ChallanFeeBreakdown } from '../list/ChallanFeeBreakdown.tsx'
import { useSelection, useSelectionTotals } from '../list/selection.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { useGradualCount } from '../shared/useGradualCount.ts'
import { VehiclePlate } from '../shared/VehiclePlate.tsx'
import styles from './Review.module.css'
import { ReviewCard } from './ReviewCard.tsx'

interface ReviewSheetProps {
  rcNo: string
  busy: boolean
  /** The result of the last payment attempt. */
  problem: ReactNode
  onPay: () => void
  onClose: () => void
}

/** The selected challans with all amounts, one expanded at a time (A84), and the pay button. */
export const ReviewSheet = ({ rcNo, busy, problem, onPay, onClose }: ReviewSheetProps) => {
  const text = useTexts('publicChallanList')
  const totals = useSelectionTotals()
  const items = useSelection().items()
  const [open, setOpen] = useState(items[0]?.no)
  const count = useGradualCount(items.length)
  const toggle = useCallback((no: string) => setOpen(before => (before === no ? undefined : no)), [])
  const total = formatPaise(challanTotalsOf(totals.finesPaise, totals.feesPaise).totalPaise)
  const foot = (
    <div className={styles.foot}>
      <Button busy={busy && text('review.busy')} disabled={totals.count === 0} onClick={onPay}>
        {text('review.payTotal', { total })}
      </Button>
      <p>
        <LockKeyhole size={14} aria-hidden="true" /> {text('review.safe')}
      </p>
    </div>
  )
  return (
    <Sheet look="drawer" title={text('review.title')} close={text('review.close')} onClose={onClose} foot={foot}>
      {problem}
      <p className={styles.vehicle}>
        <VehiclePlate rcNo={rcNo} small />
        {text('review.challans', { smart_count: totals.count })}
      </p>
      <ul className={styles.cards}>
        {items.slice(0, count).map(item => (
          <ReviewCard key={item.no} item={item} open={item.no === open} onToggle={toggle} />
        ))}
      </ul>
      <ChallanFeeBreakdown totals={totals} />
      <p className={styles.note}>
        <Info size={18} aria-hidden="true" /> {text('sums.note')}
      </p>
    </Sheet>
  )
}
