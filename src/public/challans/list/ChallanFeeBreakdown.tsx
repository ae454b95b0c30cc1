import { challanTotalsOf } from '../../../../contracts/challans/challans.ts'
import { Sums } from '../../../components/plain/Sums.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { SelectionTotals } from './selection.ts'

const parts = ['fines', 'fees', 'gst', 'total'] as const

/** Fines, fees, GST and the total (A80, A83). */
export const ChallanFeeBreakdown = ({ totals }: { totals: SelectionTotals }) => {
  const text = useTexts('publicChallanList')
  const sums = challanTotalsOf(totals.finesPaise, totals.feesPaise)
  return <Sums rows={parts.map(part => [text(`sums.${part}`), sums[`${part}Paise`]])} />
}
