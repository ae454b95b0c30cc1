import { formatMinor, formatPaise } from '../../../contracts/money.ts'
import type { TopUpCurrency } from '../../../contracts/topUp.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { FundableWallet } from '../fundableWallet.ts'
import styles from './TopUp.module.css'
import type { SumResult } from './useTopUpSum.ts'

interface TopUpSummaryProps {
  result: SumResult
  currency: TopUpCurrency
  wallet: FundableWallet
}

/** In a sentence: what the card is charged and what the wallet gets (A67). */
export const TopUpSummary = ({ result, currency, wallet }: TopUpSummaryProps) => {
  const text = useTexts('addBalance')
  const shell = useTexts('shell')
  const words = result.ok
    ? text('sum.summary', {
        charged: formatMinor(result.sum.total, currency),
        credited: formatPaise(result.sum.creditPaise),
        wallet: shell(`wallet.${wallet}`),
      })
    : ' '
  return (
    <p className={styles.summary} aria-live="polite">
      {words}
    </p>
  )
}
