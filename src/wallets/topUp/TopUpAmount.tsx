import { Button } from '@mui/material'
import { useState } from 'react'
import { formatWholeRupees } from '../../../contracts/money.ts'
import { type TopUpCurrency, topUp } from '../../../contracts/topUp.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AmountField } from './AmountField.tsx'
import styles from './TopUp.module.css'
import type { SumResult } from './useTopUpSum.ts'

/** Whole rupees. */
const quick = [5_000, 10_000, 25_000, 1_00_000]

interface TopUpAmountProps {
  typed: string
  currency: TopUpCurrency
  result: SumResult
  /** The form was sent: what is missing is now said. */
  judged: boolean
  onChange: (typed: string) => void
}

/** The amount without tax, between its bounds. */
export const TopUpAmount = ({ typed, currency, result, judged, onChange }: TopUpAmountProps) => {
  const text = useTexts('addBalance')
  const problems = useTexts('payments')
  const [left, setLeft] = useState(false)
  const problem = result.ok ? null : result.problem
  // Too much stays too much however it goes on; too little may be a beginning.
  const said = judged || problem === 'tooMuch' || (left && typed !== '')
  const bounds = { least: formatWholeRupees(topUp.leastPaise), most: formatWholeRupees(topUp.highestRupees * 100) }
  return (
    <div className={styles.field}>
      <AmountField
        label={text('amount.field')}
        currency={currency}
        value={typed}
        problem={said && problem ? problems(problem) : undefined}
        hint={text('amount.hint', bounds)}
        onChange={value => {
          setLeft(false)
          onChange(value)
        }}
        onLeave={() => setLeft(true)}
      />
      {currency === 'INR' && (
        <fieldset className={styles.quick}>
          <legend className="hidden-text">{text('amount.quick')}</legend>
          {quick.map(rupees => (
            <Button
              key={rupees}
              size="small"
              color="inherit"
              variant="outlined"
              onClick={() => onChange(String(rupees))}
            >
              {formatWholeRupees(rupees * 100)}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
