import { formatPaise } from '../../../../contracts/money.ts'
import { centsToPaise, type TopUpCurrency, topUpCurrencies } from '../../../../contracts/topUp.ts'
import { Note } from '../../../components/Note.tsx'
import { SegmentedSwitch } from '../../../components/SegmentedSwitch.tsx'
import { useDates } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './TopUp.module.css'
import type { Rate } from './useRate.ts'

interface CurrencyProps {
  currency: TopUpCurrency
  rate: Rate | null | undefined
  onChange: (currency: TopUpCurrency) => void
}

/** Rupees or dollars; without a rate rupees alone, and why (A73). */
export const Currency = ({ currency, rate, onChange }: CurrencyProps) => {
  const text = useTexts('addBalance')
  const { full } = useDates()
  const options = topUpCurrencies.map(value => ({ value, label: text(`amount.currencies.${value}`) }))
  return (
    <div className={styles.field}>
      <span className={styles.label}>{text('amount.currency')}</span>
      {rate === null ? (
        <Note tone="info">{text('amount.noRate')}</Note>
      ) : (
        <SegmentedSwitch
          fullWidth
          label={text('amount.currency')}
          value={currency}
          options={options}
          onChange={onChange}
        />
      )}
      {currency === 'USD' && rate && (
        <span className={styles.now}>
          {text('amount.rate', { rupees: formatPaise(centsToPaise(100, rate.usdPerInr)), time: full(rate.at) })}
        </span>
      )}
    </div>
  )
}
