import { formatPaise } from '../../../contracts/money.ts'
import { centsToPaise, type TopUpCurrency, topUpCurrencies } from '../../../contracts/topUp.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './TopUp.module.css'
import type { ExchangeRate } from './useExchangeRate.ts'

interface CurrencyFieldProps {
  currency: TopUpCurrency
  rate: ExchangeRate | null | undefined
  onChange: (currency: TopUpCurrency) => void
}

/** Rupees or dollars; without a rate rupees alone, and why (A73). */
export const CurrencyField = ({ currency, rate, onChange }: CurrencyFieldProps) => {
  const text = useTexts('addBalance')
  const { full } = useDateFormats()
  const options = topUpCurrencies.map(value => ({ value, label: text(`amount.currencies.${value}`) }))
  return (
    <div className={styles.field}>
      <span className={styles.label}>{text('amount.currency')}</span>
      {rate === null ? (
        <InlineAlert tone="info">{text('amount.noRate')}</InlineAlert>
      ) : (
        <SegmentedControl
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
