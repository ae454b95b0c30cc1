import { ArrowUp } from 'lucide-react'
import { challanTotalsOf } from '../../../../contracts/challans.ts'
import { formatPaise } from '../../../../contracts/money.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ChallanFeeBreakdown } from './ChallanFeeBreakdown.tsx'
import styles from './SelectionSummary.module.css'
import { useSelectionTotals } from './selection.ts'

/** Beside the list: what the selection costs. It stays in sight while the list scrolls. */
export const SelectionSummary = ({ onReview }: { onReview: () => void }) => {
  const text = useTexts('publicChallanList')
  const totals = useSelectionTotals()
  const none = totals.count === 0
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{none ? text('summary.none') : text('summary.selected', { smart_count: totals.count })}</h2>
      <ChallanFeeBreakdown totals={totals} />
      <Button disabled={none} onClick={onReview} aria-describedby="summary-note">
        {text('summary.review')}
      </Button>
      <p id="summary-note">{none ? text('summary.hint') : text('sums.note')}</p>
    </section>
  )
}

/** The same at the foot of a phone: the total to pay, not the sum of the fines (look.md, Public pages). */
export const SelectionFooter = ({ onReview }: { onReview: () => void }) => {
  const text = useTexts('publicChallanList')
  const { count, finesPaise, feesPaise } = useSelectionTotals()
  return (
    <div className={styles.bar}>
      <div>
        <span id="bar-note">{count === 0 ? text('summary.hint') : text('summary.bar', { smart_count: count })}</span>
        <strong className="num">{formatPaise(challanTotalsOf(finesPaise, feesPaise).totalPaise)}</strong>
      </div>
      <Button disabled={count === 0} onClick={onReview} aria-describedby="bar-note">
        {text('summary.reviewShort')} <ArrowUp size={16} aria-hidden="true" />
      </Button>
    </div>
  )
}
