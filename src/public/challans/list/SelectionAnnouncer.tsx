import { useEffect, useState } from 'react'
import { challanTotalsOf } from '../../../../contracts/challans.ts'
import { formatPaise } from '../../../../contracts/money.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSelectionTotals } from './selection.ts'

/** After the last of several quick choices. */
const QUIET_MS = 500

/** The total for a screen reader, once a choice has come to rest; nothing before the first one. */
export const SelectionAnnouncer = () => {
  const text = useTexts('publicChallanList')
  const totals = useSelectionTotals()
  const [first] = useState(totals)
  const [said, setSaid] = useState('')
  const total = formatPaise(challanTotalsOf(totals.finesPaise, totals.feesPaise).totalPaise)
  const words = totals === first ? '' : text('summary.said', { smart_count: totals.count, total })
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), QUIET_MS)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <p className="hidden-text" role="status">
      {said}
    </p>
  )
}
