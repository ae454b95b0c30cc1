import { CircleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { limits } from '../../../../contracts/platform/limits.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSelectionTotals } from '../list/selection.ts'
import styles from './Review.module.css'
import { type PaymentProblem, selectionTotalPaise } from './usePaySelection.ts'

interface PaymentProblemAlertProps {
  problem: PaymentProblem
  onClose: () => void
}

/** Why nothing was paid. Messages disappear automatically (A126); notices of deselected challans or new prices stay until closed. */
export const PaymentProblemAlert = ({ problem, onClose }: PaymentProblemAlertProps) => {
  const text = useTexts('publicChallanList')
  useEffect(() => {
    if (problem.kind !== 'message') return
    const timer = setTimeout(onClose, limits.banner.standardMs)
    return () => clearTimeout(timer)
  }, [problem, onClose])
  return (
    <div className={styles.problemNote} data-kind={problem.kind} role="alert">
      <CircleAlert size={18} aria-hidden="true" />
      <Words problem={problem} />
      <button type="button" aria-label={text('problem.close')} onClick={onClose}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  )
}

const Words = ({ problem }: { problem: PaymentProblem }) => {
  const text = useTexts('publicChallanList')
  const totals = useSelectionTotals()
  if (problem.kind === 'message') return <p>{problem.message}</p>
  if (problem.kind === 'dropped') {
    const { numbers } = problem
    return <p>{text('problem.dropped', { smart_count: numbers.length, numbers: numbers.join(', ') })}</p>
  }
  const [before, after] = [formatPaise(problem.beforePaise), formatPaise(selectionTotalPaise(totals))]
  return (
    <p>
      <b>{text('problem.movedTitle')}</b> {text('problem.moved', { before, after })}
    </p>
  )
}
