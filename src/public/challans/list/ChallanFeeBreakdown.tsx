import { challanTotalsOf } from '../../../../contracts/challans.ts'
import { formatPaise } from '../../../../contracts/money.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './ChallanCard.module.css'
import type { SelectionTotals } from './selection.ts'

const parts = ['fines', 'fees', 'gst'] as const

/** Fines, fees, GST and the total (A80, A83). */
export const ChallanFeeBreakdown = ({ totals }: { totals: SelectionTotals }) => {
  const text = useTexts('publicChallanList')
  const sums = challanTotalsOf(totals.finesPaise, totals.feesPaise)
  return (
    <dl className={`num ${styles.sums}`}>
      {parts.map(part => (
        <div key={part}>
          <dt>{text(`sums.${part}`)}</dt>
          <dd>{formatPaise(sums[`${part}Paise`])}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{text('sums.total')}</dt>
        <dd>{formatPaise(sums.totalPaise)}</dd>
      </div>
    </dl>
  )
}
